// The page: one window of one person at the table.

import { html, nothing, render } from 'lit';
import { closeOn } from './keys.js';
import { hint } from './hint.js';
import { hold, log } from './log.js';
import { mend } from './look.js';
import { showForm, showPins } from './dialogs.js';
import './composer.js';
import { panel } from './panel.js';
import { channels, closed, head, people, servers, shown } from './sides.js';
import { Table } from './table.js';
import { revive } from './time.js';
import { say } from './words.js';

mend();

let due = false;

/** Draws everything once, soon. */
function draw(): void {
  if (due) return;
  due = true;
  queueMicrotask(() => {
    due = false;
    page();
  });
}

const table = new Table(location.hash.slice(1) || 'ana', draw);
addEventListener('hashchange', () => table.become(location.hash.slice(1) || 'ana'));
closeOn('Escape', () => {
  const any = shown.channels;
  shown.channels = false;
  if (any) draw();
});
setInterval(() => {
  revive(table.now());
  if (shown.panel) draw();
}, 1000);

function page(): void {
  const root = document.getElementById('table');
  if (root === null) return;
  if (table.me === undefined) {
    render(html`<main class="wait"><p>${table.connected ? '' : say('lost')}</p></main>`, root);
    return;
  }
  const channel = table.channel(table.open);
  document.title = `${table.me.name} · ${table.title(channel)} · Adjutant`;
  const away = !table.connected ? say('lost') : table.world.bot.connected ? '' : say('botAway');
  render(
    html`<div class="app ${shown.channels ? 'with-channels' : ''} ${shown.panel ? 'with-panel' : ''}">
      <div class="left">${servers(table)}${channels(table, draw)}</div>
      ${shown.channels ? html`<div class="veil" @click=${() => ((shown.channels = false), draw())}></div>` : nothing}
      <main>
        ${head(table, draw)} ${people(table)}
        <p class="away" role="status">${away}</p>
        ${log(table)}
        <div class="jump"></div>
        ${channel === undefined ? nothing : hint(table, channel)}
        ${closed(table) ?? html`<table-composer .table=${table} .channel=${table.open ?? ''} .title=${table.title(channel)}></table-composer>`}
      </main>
      ${shown.panel ? panel(table, draw) : nothing}
    </div>`,
    root,
  );
  showForm(table);
  showPins(table);
  hold(table);
}

draw();

// For the tests: the table behind the page, to lose its socket or to look at.
Object.assign(globalThis, { adjutant: table });
