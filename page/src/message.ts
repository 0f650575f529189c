// One message, as Discord shows it.

import { html, nothing, type TemplateResult } from 'lit';
import { BOT, face } from './avatars.js';
import { sign } from './icons.js';
import { markdown } from './markdown.js';
import './select.js';
import type { Note, Table } from './table.js';
import { sent } from './time.js';
import type { Control, Embed, File, Message } from './types.js';
import { say } from './words.js';
import { zoom } from './zoom.js';

const PINNED = 6;
const THREAD = 18;
const STYLES: Record<number, string> = { 1: 'primary', 2: 'secondary', 3: 'success', 4: 'destructive' };

/** `joined`: it stands below another of the same author, without name and face. */
export function message(table: Table, message: Message, joined: boolean): TemplateResult {
  const when = sent(message.at, table.now());
  if (message.system === PINNED || message.system === THREAD) {
    const thread = message.system === THREAD;
    const text = thread ? `${say('thread', 'Adjutant')} ${message.content}` : say('pinned', 'Adjutant');
    return html`<discord-system-message
      id="m${message.id}"
      role="article"
      aria-label=${`Adjutant, ${when}`}
      type=${thread ? 'thread' : 'pin'}
      .timestamp=${when}
      >${text}</discord-system-message
    >`;
  }
  const mark = message.ephemeral ? `, ${say('onlyYou')}` : '';
  return html`<discord-message
    id="m${message.id}"
    role="article"
    aria-label=${`Adjutant, ${when}${mark}`}
    author="Adjutant"
    avatar=${BOT}
    bot
    .timestamp=${when}
    ?highlight=${message.ping}
    ?ephemeral=${message.ephemeral}
    ?message-body-only=${joined}
    data-ping=${message.ping}
  >
    ${above(table, message)}${
      message.loading
        ? html`<span class="thinking"><span class="dots" aria-hidden="true"><i></i><i></i><i></i></span> ${say('thinking', 'Adjutant')}</span>`
        : markdown(message.content, table)
    }
    ${message.edited && !message.loading ? html`<span class="edited">${say('edited')}</span>` : nothing}
    ${message.embeds.map((one) => embed(table, one))}
    ${message.files.length > 0
      ? html`<discord-attachments slot="attachments">${message.files.map((one) => file(table, message, one))}</discord-attachments>`
      : nothing}
    ${below(table, message)}
  </discord-message>`;
}

/** What it answers. */
function above(table: Table, message: Message) {
  if (message.used !== null) {
    const person = table.person(message.used.person)?.name ?? '?';
    return html`<div slot="reply" class="answers">
      <img src=${face(person)} alt="" width="16" height="16" /> <b>${person}</b> ${say('used')}
      <span class="slash">/${table.called(message.used.command)}</span>
    </div>`;
  }
  if (message.replyTo === null) return nothing;
  const log = table.logs.get(message.channel);
  const original = log?.messages.find((other) => other.id === message.replyTo);
  const text = original?.content.split('\n')[0]?.replace(/[*_`]/g, '').slice(0, 80) ?? say('deletedReply');
  const go = () => document.getElementById(`m${message.replyTo}`)?.scrollIntoView({ block: 'center' });
  return html`<div slot="reply" class="answers">
    <img src=${BOT} alt="" width="16" height="16" /> <button class="plain" ?disabled=${original === undefined} @click=${go}>${text}</button>
  </div>`;
}

function embed(table: Table, embed: Embed) {
  const colour = embed.color === undefined ? '#1e1f22' : `#${embed.color.toString(16).padStart(6, '0')}`;
  return html`<discord-embed slot="embeds" color=${colour} .embedTitle=${embed.title} .url=${embed.url} .authorName=${embed.author?.name}>
    ${embed.description ? html`<discord-embed-description slot="description">${markdown(embed.description, table)}</discord-embed-description>` : nothing}
    ${embed.fields?.length
      ? html`<discord-embed-fields slot="fields"
          >${embed.fields.map(
            (field) =>
              html`<discord-embed-field field-title=${field.name} ?inline=${field.inline}>${markdown(field.value, table)}</discord-embed-field>`,
          )}</discord-embed-fields
        >`
      : nothing}
    ${embed.footer ? html`<discord-embed-footer slot="footer">${embed.footer.text}</discord-embed-footer>` : nothing}
  </discord-embed>`;
}

/** Where a file of a message is; the window's person must see the message. */
export function address(table: Table, message: Message, file: File): string {
  return `/attachments/${message.id}/${file.id}?as=${encodeURIComponent(table.line.handle)}`;
}

function file(table: Table, message: Message, file: File) {
  const url = address(table, message, file);
  const size = `${Math.ceil(file.size / 1024)} KB`;
  if (!file.type.startsWith('image/')) {
    return html`<discord-file-attachment name=${file.name} href=${url} .bytes=${file.size} bytes-unit="B"></discord-file-attachment>`;
  }
  const [width, height] = file.pixels ?? [640, 400];
  const alt = file.alt ?? '';
  return html`<div class="picture">
    <button class="zoom" aria-label=${say('zoom', file.name)} @click=${() => zoom(url, alt, file.name)}>
      <img src=${url} alt=${alt || `${file.name}, ${size}`} title=${alt || nothing} width=${width} height=${height} loading="lazy" decoding="async" />
    </button>
    ${alt ? html`<details class="alt"><summary>${say('alt')}<span class="unseen"> ${say('altOf')}</span></summary><p>${alt}</p></details>` : nothing}
  </div>`;
}

/** Buttons and selects, and what has become of a press. */
function below(table: Table, message: Message) {
  const pending = table.pending.get(message.id);
  const asleep = table.channel(message.channel)?.archived ?? false;
  const rows = message.rows.map((row) => {
    const controls = row.components.map((one) => control(table, message, one, pending === 'waiting' || asleep));
    return html`<discord-action-row>${controls}</discord-action-row>`;
  });
  const dismiss = message.ephemeral
    ? html`<p class="only"
        >${sign('eye', 14)} ${say('onlyYou')} •
        <button class="link" @click=${() => table.dismiss(message.id)}>${say('dismiss')}</button></p
      >`
    : nothing;
  const failed = pending === 'failed' ? html`<p class="bad" role="alert">${sign('warning', 14)} ${say('failed')}</p>` : nothing;
  return html`<div slot="components" class=${pending === 'waiting' ? 'waiting' : ''} aria-busy=${pending === 'waiting'}>${rows}${failed}${dismiss}</div>`;
}

function control(table: Table, message: Message, control: Control, blocked: boolean) {
  const id = control.custom_id ?? '';
  if (control.type === 3) {
    return html`<table-select
      .control=${control}
      ?disabled=${blocked || (control.disabled ?? false)}
      .choose=${(values: string[]) => void table.select(message, id, values)}
    ></table-select>`;
  }
  const text = [control.emoji?.name, control.label].filter(Boolean).join(' ');
  if (control.url !== undefined) return html`<discord-button url=${control.url}>${text}</discord-button>`;
  const disabled = control.disabled ?? false;
  const press = () => !disabled && !blocked && void table.press(message, id);
  return html`<discord-button type=${STYLES[control.style ?? 2] ?? 'secondary'} data-id=${id} ?disabled=${disabled} @click=${press}>${text}</discord-button>`;
}

/** What only this window shows: a command that is under way, or what became of it. */
export function note(table: Table, note: Note) {
  const me = table.me?.name ?? '';
  return html`<discord-message role="article" aria-label=${`${me}: ${note.command}`} author="Adjutant" avatar=${BOT} bot .timestamp=${''} ?ephemeral=${note.bad}>
    <div slot="reply" class="answers"><img src=${face(me)} alt="" width="16" height="16" /> <b>${me}</b> ${say('used')} <span class="slash">${note.command}</span></div>
    ${note.bad ? html`<span class="bad" role="alert">${sign('warning', 14)} ${note.text}</span>` : html`<span class="faint">${note.text}</span>`}
    ${note.bad
      ? html`<p slot="components" class="only"
          >${sign('eye', 14)} ${say('onlyYou')} • <button class="link" @click=${() => table.dropNote(note.id)}>${say('dismiss')}</button></p
        >`
      : nothing}
  </discord-message>`;
}
