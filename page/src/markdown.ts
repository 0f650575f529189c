// Discord's dialect of Markdown, as elements. What is read as an element is never a text of the bot: everything goes through lit.

import { parse } from 'discord-markdown-parser';
import { html, type TemplateResult } from 'lit';
import type { Table } from './table.js';
import { stamp } from './time.js';
import { say } from './words.js';

interface Node {
  type: string;
  content?: string | Node[];
  id?: string;
  target?: string;
  timestamp?: string;
  format?: string;
  lang?: string;
  level?: number;
  name?: string;
}

const BLOCKS = ['codeBlock', 'blockQuote', 'heading'];

type Shown = TemplateResult | string | Shown[];

/** `now`: the world's clock, for relative times. */
export function markdown(text: string, table: Table): Shown {
  return all(parse(text, 'extended') as Node[], table);
}

function all(nodes: Node[] | string | undefined, table: Table): Shown[] {
  if (nodes === undefined) return [];
  if (typeof nodes === 'string') return [nodes];
  // A block ends its line by itself.
  const shown = nodes.filter((node, at) => node.type !== 'br' || !BLOCKS.includes(nodes[at - 1]?.type ?? ''));
  return shown.map((node) => one(node, table));
}

function one(node: Node, table: Table): Shown {
  const inner = () => all(node.content, table);
  switch (node.type) {
    case 'text':
      return String(node.content);
    case 'br':
      return html`<br />`;
    case 'strong':
      return html`<strong>${inner()}</strong>`;
    case 'em':
      return html`<em>${inner()}</em>`;
    case 'underline':
      return html`<u>${inner()}</u>`;
    case 'strikethrough':
      return html`<s>${inner()}</s>`;
    case 'inlineCode':
      return html`<discord-code>${node.content}</discord-code>`;
    case 'codeBlock':
      return html`<pre class="code" tabindex="0"><code>${node.content}</code></pre>`;
    case 'blockQuote':
      return html`<discord-quote>${inner()}</discord-quote>`;
    case 'spoiler':
      return html`<discord-spoiler aria-label=${say('spoiler')}>${inner()}</discord-spoiler>`;
    case 'heading':
      return html`<p class="heading" data-level=${node.level ?? 1}>${inner()}</p>`;
    case 'subtext':
      return html`<discord-subscript>${inner()}</discord-subscript>`;
    case 'timestamp':
      return stamp(Number(node.timestamp), node.format || 'f', table.now());
    case 'user': {
      const name = table.person(node.id ?? '')?.name ?? (node.id === table.world.bot.id ? 'Adjutant' : node.id);
      return html`<discord-mention type="user">${name}</discord-mention>`;
    }
    case 'channel': {
      const channel = table.channel(node.id);
      const open = () => channel !== undefined && table.show(channel.id);
      return html`<button class="place" @click=${open}><discord-mention type="channel">${channel?.name ?? '?'}</discord-mention></button>`;
    }
    case 'everyone':
    case 'here':
      return html`<discord-mention type="role">${node.type}</discord-mention>`;
    case 'url':
    case 'autolink':
    case 'link':
      return link(node, table);
    default:
      return node.content === undefined ? (node.name ?? '') : inner();
  }
}

/** A link; one to a message of this table opens it here. */
function link(node: Node, table: Table): Shown {
  const target = node.target ?? '';
  const found = /^https:\/\/discord\.com\/channels\/(\d+|@me)\/(\d+)(?:\/(\d+))?$/.exec(target);
  const channel = table.channel(found?.[2]);
  if (found === null || channel === undefined) {
    const safe = /^https?:/.test(target);
    return safe ? html`<a href=${target} target="_blank" rel="noopener noreferrer">${all(node.content, table)}</a>` : html`${all(node.content, table)}`;
  }
  const open = () => {
    table.show(channel.id);
    const message = found[3];
    setTimeout(() => document.getElementById(`m${message}`)?.scrollIntoView({ block: 'center' }), 150);
  };
  const to = found[3] === undefined ? channel.name : `${channel.name} › …`;
  return html`<button class="place" @click=${open}><discord-mention type="channel">${to}</discord-mention></button>`;
}
