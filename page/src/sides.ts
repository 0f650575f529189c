// What stands around the messages: servers, channels, who one is, and the head of the channel.

import { html, nothing, type TemplateResult } from 'lit';
import { face } from './avatars.js';
import { sign, type Sign } from './icons.js';
import { askName } from './dialogs.js';
import type { Table } from './table.js';
import type { Channel, Id } from './types.js';
import { say } from './words.js';

/** What is unfolded: on a telephone the channels lie over the messages. */
export const shown = { channels: false, panel: false };

const SIGNS: Record<Channel['kind'], Sign> = { text: 'hash', voice: 'voice', forum: 'forum', thread: 'thread', dm: 'dm' };

export function servers(table: Table): TemplateResult {
  const open = table.channel(table.open)?.guild;
  const add = async () => {
    const name = await askName(say('addServer'));
    if (name === undefined) return;
    const made = await table.line.ask<{ guild: Id; channel: Id }>('server', { name });
    table.show(made.channel);
  };
  return html`<nav class="servers" aria-label=${say('servers')}>
    <ul>
      ${table.world.guilds.map((guild) => {
        const channels = table.world.channels.filter((channel) => channel.guild === guild.id);
        const pings = channels.reduce((sum, channel) => sum + table.unread(channel.id).pings, 0);
        const go = () => channels[0] !== undefined && table.show(channels[0].id);
        return html`<li>
          <button aria-current=${guild.id === open} aria-label=${label(guild.name, pings)} title=${guild.name} @click=${go}>
            <span aria-hidden="true">${initials(guild.name)}</span>${badge(pings)}
          </button>
        </li>`;
      })}
      <li><button class="add" aria-label=${say('addServer')} title=${say('addServer')} @click=${() => void add()}>${sign('add', 24)}</button></li>
    </ul>
  </nav>`;
}

export function channels(table: Table, draw: () => void): TemplateResult {
  const open = table.channel(table.open);
  const guild = table.world.guilds.find((one) => one.id === open?.guild) ?? table.world.guilds[0];
  const inside = table.world.channels.filter((channel) => channel.guild === guild?.id);
  const dms = table.world.channels.filter((channel) => channel.kind === 'dm');
  const entry = (channel: Channel): TemplateResult => {
    const { any, pings } = table.unread(channel.id);
    const threads = inside.filter((other) => other.parent === channel.id);
    const go = () => {
      shown.channels = false;
      table.show(channel.id);
    };
    const name = channel.kind === 'dm' ? 'Adjutant' : channel.name;
    const marks = [any ? say('unread') : '', channel.archived ? say('archived') : ''].filter(Boolean).join(', ');
    return html`<li>
      <button class="channel ${any ? 'unread' : ''} ${channel.archived ? 'asleep' : ''}" aria-current=${channel.id === open?.id ? 'page' : 'false'} aria-label=${label(name, pings, marks)} @click=${go}>
        <span class="sign">${sign(SIGNS[channel.kind])}</span><span class="name">${name}</span>${badge(pings)}
      </button>
      ${threads.length > 0 ? html`<ul>${threads.map(entry)}</ul>` : nothing}
    </li>`;
  };
  const add = async () => {
    const name = await askName(say('addChannel'));
    if (name === undefined || guild === undefined) return;
    table.show((await table.line.ask<{ channel: Id }>('channel', { guild: guild.id, name })).channel);
    draw();
  };
  return html`<nav class="channels" aria-label=${say('channels')}>
    <h2>${guild?.name}</h2>
    <div class="lists">
      <div class="list-head"><h3 id="list-channels">${say('channels')}</h3><button class="add" aria-label=${say('addChannel')} title=${say('addChannel')} @click=${() => void add()}>${sign('add')}</button></div>
      <ul aria-labelledby="list-channels">${inside.filter((channel) => channel.parent === null).map(entry)}</ul>
      <div class="list-head"><h3 id="list-dms">${say('directMessages')}</h3></div>
      <ul aria-labelledby="list-dms">${dms.map(entry)}</ul>
    </div>
    <div class="self">
      <img src=${face(table.me?.name ?? '?')} alt="" width="32" height="32" />
      <span><b>${table.me?.name}</b><small>${table.me?.locale}${table.me?.moderator ? ` · ${say('moderator')}` : ''}</small></span>
    </div>
  </nav>`;
}

export function head(table: Table, draw: () => void): TemplateResult {
  const channel = table.channel(table.open);
  const toggle = (what: 'channels' | 'panel') => {
    shown[what] = !shown[what];
    draw();
  };
  const thread = async () => {
    const name = await askName(say('addThread'));
    if (name === undefined || channel === undefined) return;
    const parent = channel.kind === 'thread' ? channel.parent : channel.id;
    table.show((await table.line.ask<{ channel: Id }>('thread', { parent, name })).channel);
  };
  const pins = async () => {
    table.pins = (await table.line.ask<{ messages: NonNullable<Table['pins']> }>('pins', { channel: table.open })).messages;
    draw();
  };
  const threads = channel !== undefined && channel.kind !== 'dm' && channel.kind !== 'voice';
  const elsewhere = table.world.channels.some((one) => one.id !== table.open && table.unread(one.id).any);
  return html`<header class="head">
    <button class="menu" aria-label=${elsewhere ? `${say('menu')}, ${say('unread')}` : say('menu')} aria-expanded=${shown.channels} @click=${() => toggle('channels')}>
      ${sign('menu', 22)}${elsewhere ? html`<span class="dot" aria-hidden="true"></span>` : nothing}
    </button>
    <h1><span class="sign">${channel ? sign(SIGNS[channel.kind], 20) : nothing}</span>${channel?.kind === 'dm' ? 'Adjutant' : channel?.name}</h1>
    <div class="tools">
      ${threads ? html`<button aria-label=${say('addThread')} title=${say('addThread')} @click=${() => void thread()}>${sign('thread', 20)}</button>` : nothing}
      <button aria-label=${say('pins')} title=${say('pins')} @click=${() => void pins()}>${sign('pin', 20)}</button>
      <button aria-label=${say('panel')} title=${say('panel')} aria-expanded=${shown.panel} @click=${() => toggle('panel')}>${sign('gear', 20)}</button>
    </div>
  </header>`;
}

export function people(table: Table): TemplateResult {
  const seated = table.world.people.filter((person) => person.handle !== 'owner');
  return html`<div class="people" role="group" aria-label=${say('people')}>
    ${seated.map(
      (person) => html`<button
        data-person=${person.handle}
        aria-pressed=${person.id === table.me?.id}
        title="${person.name} (${person.locale})"
        @click=${() => table.become(person.handle)}
      >
        <img src=${face(person.name)} alt="" width="26" height="26" /><span>${person.name}</span>
      </button>`,
    )}
    <label class="follow"><input type="checkbox" .checked=${table.follow} @change=${(event: Event) => table.setFollow((event.target as HTMLInputElement).checked)} />${say('follow')}</label>
  </div>`;
}

/** What stands in the composer's place where nothing can be typed. */
export function closed(table: Table): TemplateResult | undefined {
  const channel = table.channel(table.open);
  if (channel?.kind === 'forum') return html`<p class="closed">${say('forumNote')}</p>`;
  if (channel?.archived !== true) return undefined;
  const wake = () => void table.line.ask('archive', { channel: channel.id, yes: false });
  return html`<p class="closed">${say('asleepNote')} <button @click=${wake}>${say('wake')}</button></p>`;
}

function label(name: string, pings: number, marks = ''): string {
  return [name, pings > 0 ? say('mentions', pings) : '', marks].filter(Boolean).join(', ');
}
function badge(pings: number) {
  return pings > 0 ? html`<span class="badge" aria-hidden="true">${pings}</span>` : nothing;
}
function initials(name: string): string {
  return name.split(/\s+/).map((word) => [...word][0] ?? '').join('').slice(0, 3);
}
