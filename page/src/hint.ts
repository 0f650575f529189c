// The first steps, for whoever has never seen the game: a card of the page's own in the channel, not of the bot.

import { html, nothing } from 'lit';
import { face } from './avatars.js';
import type { Table } from './table.js';
import type { Channel, Message } from './types.js';
import { say, type Word } from './words.js';

let gone = localStorage.getItem('hint') === 'gone';
/** Which step was shown last: steps only go forward. */
let reached = 0;
/** The post of the set-up. */
let setUp: string | undefined;

/** The picture of a dice game, from its first post on. */
const ARENA = 'arena.png';

/** What stands in the channel tells how far one is. */
function step(messages: Message[]): number {
  const some = (verb: string) => messages.some((one) => offers(one, verb));
  if (some(':move-in:') || some(':again:')) return 5;
  if (some(':open:attack:') || some(':aim')) return 4;
  const placing = messages.findLast((one) => !one.ephemeral && offers(one, ':open:place:'));
  if (placing !== undefined) {
    // The first post that asks for placing is that of the set-up, later ones are those of turns.
    setUp ??= placing.id;
    return placing.id === setUp ? 2 : 3;
  }
  return messages.length === 0 ? 0 : 1;
}

function offers(one: Message, verb: string | RegExp): boolean {
  return one.rows.some((row) => row.components.some((control) => (control.custom_id ?? '').search(verb) >= 0));
}

export function hint(table: Table, channel: Channel) {
  const log = table.logs.get(channel.id);
  if (gone || channel.kind === 'dm' || log === undefined) return nothing;
  const messages = log.messages;
  // The steps are those of a conquest.
  if (messages.some((one) => one.files.some((file) => file.name === ARENA))) return nothing;
  // Who only looks on needs no steps.
  if (messages.length > 0 && !messages.some((one) => one.ping || (one.ephemeral && offers(one, /:(word|panel|open):?/)))) return nothing;
  const at = step(messages);
  reached = messages.length === 0 ? 0 : Math.max(reached, at);
  if (log.more || messages.length > 30) return nothing;
  const me = table.me?.name ?? '';
  const done = () => {
    gone = true;
    localStorage.setItem('hint', 'gone');
    table.changed();
  };
  const begin = () => void table.command(channel.id, { path: 'game new', options: [] }, '/game new');
  return html`<section class="hint" aria-labelledby="hint-title" data-step=${reached}>
    <img src=${face(me)} alt="" width="40" height="40" />
    <div>
      <h2 id="hint-title">${say('hint')}</h2>
      <ol aria-hidden="true">${[0, 1, 2, 3, 4, 5].map((one) => html`<li class=${one <= reached ? 'past' : ''}></li>`)}</ol>
      <p aria-live="polite">${say(`hint${reached}` as Word, me)}</p>
      ${reached === 0 ? html`<button class="main" @click=${begin}>${say('hint0do')}</button>` : nothing}
      <button class="link" @click=${done}>${say('hintDone')}</button>
    </div>
  </section>`;
}
