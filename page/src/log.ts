// The messages of the open channel: drawn once and again only when they change, held at the end as long as one reads there.

import { html, nothing, render, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { repeat } from 'lit/directives/repeat.js';
import { message, note } from './message.js';
import type { Table } from './table.js';
import type { Channel, Message } from './types.js';
import { younger } from './types.js';
import { isGerman, say } from './words.js';

/** Messages that follow one another within this time stand together. */
const TOGETHER_MS = 7 * 60_000;
/** So near to the end is the end. */
const NEAR = 80;

let atEnd = true;
let shown: string | undefined;
let loading = false;
let top = 0;

export function log(table: Table): TemplateResult {
  const channel = table.channel(table.open);
  if (channel === undefined) return html`<div class="log"></div>`;
  const known = table.logs.get(channel.id);
  const messages = known?.messages ?? [];
  const notes = table.notes.filter((one) => one.channel === channel.id);
  const mark = messages.find((one) => known?.readUpTo !== undefined && younger(one.id, known.readUpTo) && !one.ephemeral);
  return html`<div class="log" tabindex="0" role="region" aria-label=${say('messages', table.title(channel))} @scroll=${(event: Event) => scrolled(table, channel, event.currentTarget as HTMLElement)}>
    ${known?.more ? html`<button class="older" @click=${() => void more(table, channel)}>${say('older')}</button>` : nothing}
    <discord-messages no-background role="log" aria-label=${say('messages', table.title(channel))}>
      ${repeat(
        messages,
        (one) => one.id,
        (one, at) => {
          const before = messages[at - 1];
          const joined = before !== undefined && joins(before, one) && one !== mark;
          const original = one.replyTo === null ? undefined : messages.find((other) => other.id === one.replyTo);
          const day = Math.floor(table.now() / 86_400_000);
          const depends = [one, table.pending.get(one.id), joined, one === mark, channel.archived, table.line.handle, isGerman(), day, original, names(table), one.used && table.called(one.used.command)];
          const drawn = guard(depends, () => html`${one === mark ? line() : nothing}${message(table, one, joined)}`);
          return html`${drawn}${notes.filter(({ after }) => after === one.id).map((below) => note(table, below))}`;
        },
      )}
      ${notes.filter(({ after }) => !messages.some((one) => one.id === after)).map((one) => note(table, one))}
    </discord-messages>
  </div>`;
}

/** Names in mentions come from people and channels. */
function names(table: Table): string {
  return [...table.world.people, ...table.world.channels].map((one) => one.name).join();
}

function line() {
  return html`<div class="new" role="separator" aria-label=${say('newMessages')}><span aria-hidden="true">${say('newMessages')}</span></div>`;
}

function joins(before: Message, after: Message): boolean {
  const plain = (one: Message) => one.system === 0 && one.used === null && one.replyTo === null;
  return plain(before) && plain(after) && before.ephemeral === after.ephemeral && after.at - before.at < TOGETHER_MS;
}

function scrolled(table: Table, channel: Channel, box: HTMLElement): void {
  const was = atEnd;
  // What grows below moves nobody: only who scrolls up has left the end.
  if (box.scrollHeight - box.scrollTop - box.clientHeight < NEAR) atEnd = true;
  else if (box.scrollTop < top) atEnd = false;
  top = box.scrollTop;
  if (was !== atEnd) jumper(box);
  if (box.scrollTop < 300 && table.logs.get(channel.id)?.more) void more(table, channel);
}

/** Fetches older messages; what is read stays where it is. */
async function more(table: Table, channel: Channel): Promise<void> {
  if (loading) return;
  loading = true;
  const box = document.querySelector('.log');
  const below = box === null ? 0 : box.scrollHeight - box.scrollTop;
  await table.older(channel.id);
  await settled();
  if (box !== null) box.scrollTop = box.scrollHeight - below;
  loading = false;
}

const settled = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

let watched: HTMLElement | undefined;
const toEnd = () => atEnd && watched?.scrollTo({ top: watched.scrollHeight });
const growing = new ResizeObserver(toEnd);

/** After everything is drawn: back to the end, if that is where one was. */
export function hold(table: Table): void {
  const box = document.querySelector<HTMLElement>('.log');
  if (box === null) return;
  const here = `${table.line.handle} ${table.open} ${(table.logs.get(table.open ?? '')?.messages.length ?? 0) > 0}`;
  if (here !== shown) [shown, atEnd] = [here, true];
  if (box !== watched) {
    watched = box;
    top = 0;
    growing.disconnect();
    // The components draw themselves a moment later, pictures later still; and the place for them changes.
    growing.observe(box);
    const messages = box.querySelector('discord-messages');
    if (messages !== null) growing.observe(messages);
  }
  toEnd();
  jumper(box);
}

function jumper(box: HTMLElement): void {
  const place = document.querySelector<HTMLElement>('.jump');
  if (place === null) return;
  const jump = () => {
    atEnd = true;
    box.scrollTo({ top: box.scrollHeight });
  };
  render(atEnd ? nothing : html`<button @click=${jump}>${say('jump')} ↓</button>`, place);
}
