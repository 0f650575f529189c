// Everything that one window knows, and what it does. Whoever shows it is told by `changed`.

import { Line } from './socket.js';
import type { Channel, Command, Happening, Hello, Id, Message, Modal, News, Option, Outcome, Person, Picked, World } from './types.js';
import { younger } from './types.js';
import { say, speak } from './words.js';

/** The messages of a channel that are here, oldest first. */
export interface Log {
  messages: Message[];
  more: boolean;
  /** The newest message that had been read when the channel was opened: the mark of what is new stands below it. */
  readUpTo: Id | undefined;
}

/** Something that only this window shows at the end of a channel. */
export interface Note {
  id: number;
  channel: Id;
  /** The newest message when it was made; it stands below that. */
  after: Id | undefined;
  command: string;
  text: string;
  bad: boolean;
}

/** An interaction is a press, a choice or a form: what it is about, and whether it has failed. */
export type Pending = 'waiting' | 'failed';

const FEW = 50;

export class Table {
  line: Line;
  connected = false;
  me: Person | undefined;
  world: World = { guilds: [], channels: [], people: [], bot: { id: '0', on: true, connected: true, times: 0 } };
  open: Id | undefined;
  logs = new Map<Id, Log>();
  latest = new Map<Id, { message: Id | null; pings: Id[] }>();
  read = new Map<Id, Id>();
  notes: Note[] = [];
  pending = new Map<Id, Pending>();
  modal: Modal | undefined;
  pins: Message[] | undefined;
  follow = localStorage.getItem('follow') === 'yes';
  /** The world's clock is so many milliseconds ahead of this machine's. */
  #ahead = 0;
  #commands = new Map<string, Promise<Command[]>>();
  /** Commands in the person's language, by what they are sent as. */
  #called = new Map<string, string>();
  #notes = 0;

  constructor(
    handle: string,
    readonly changed: () => void,
  ) {
    this.line = this.#connect(handle);
  }

  #connect(handle: string): Line {
    return new Line(handle, {
      hello: (hello) => this.#hello(hello),
      news: (news) => this.#news(news),
      lost: () => {
        this.connected = false;
        this.changed();
      },
    });
  }

  /** The window is somebody else's from now on. */
  become(handle: string): void {
    if (handle === this.line.handle) return;
    this.line.end();
    history.replaceState(null, '', `#${handle}`);
    this.line = this.#connect(handle);
  }

  now(): number {
    return Date.now() + this.#ahead;
  }
  person(id: Id): Person | undefined {
    return this.world.people.find((person) => person.id === id);
  }
  channel(id: Id | undefined): Channel | undefined {
    return this.world.channels.find((channel) => channel.id === id);
  }
  /** How a person reads a channel's name. */
  title(channel: Channel | undefined): string {
    if (channel === undefined) return '';
    return channel.kind === 'dm' ? '@Adjutant' : `#${channel.name}`;
  }
  unread(channel: Id): { any: boolean; pings: number } {
    const latest = this.latest.get(channel);
    const read = this.read.get(channel);
    if (latest?.message == null || channel === this.open) return { any: false, pings: 0 };
    const fresh = (id: Id) => read === undefined || younger(id, read);
    return { any: fresh(latest.message), pings: latest.pings.filter(fresh).length };
  }

  #hello(hello: Hello): void {
    this.connected = true;
    this.#ahead = hello.now - Date.now();
    this.world = hello.world;
    if (!hello.resumed) {
      const before = this.channel(this.open);
      this.me = this.person(hello.me);
      speak(this.me?.locale ?? 'en-US');
      this.logs.clear();
      this.pending.clear();
      this.notes = [];
      [this.modal, this.pins] = [undefined, undefined];
      this.latest = new Map(hello.latest.map(({ channel, message, pings }) => [channel, { message, pings }]));
      this.#loadRead();
      const dm = this.world.channels.find((channel) => channel.kind === 'dm');
      const stay = before?.kind === 'dm' ? dm : this.channel(this.open);
      this.#called.clear();
      this.show(stay?.id ?? hello.first.channel);
    }
    this.#commands.clear();
    if (this.open !== undefined) this.commands(this.open).catch(() => {});
    this.changed();
  }

  #news(news: Exclude<News, { hello: Hello } | { answer: number }>): void {
    if ('world' in news) {
      const before = this.world.bot;
      this.world = news.world;
      // A bot that comes back may have other commands.
      if (before.connected !== this.world.bot.connected) this.#commands.clear();
      if (this.channel(this.open) === undefined) {
        const first = this.world.channels.find((channel) => channel.kind === 'text');
        if (first !== undefined) this.show(first.id);
      }
    } else if ('now' in news) {
      this.#ahead = news.now - Date.now();
    } else {
      this.#happened(news.event);
    }
    this.changed();
  }

  #happened(what: Happening): void {
    if ('posted' in what) {
      const message = what.posted;
      const latest = this.latest.get(message.channel) ?? { message: null, pings: [] };
      latest.message = message.id;
      if (message.ping) latest.pings = [message.id, ...latest.pings].slice(0, 20);
      this.latest.set(message.channel, latest);
      this.#put(message);
      if (message.channel === this.open && document.visibilityState === 'visible') this.#markRead(message.channel);
      this.#followTo(message);
    } else if ('edited' in what) {
      this.#put(what.edited);
      this.pending.delete(what.edited.id);
      this.#followTo(what.edited);
    } else if ('deleted' in what) {
      const log = this.logs.get(what.deleted.channel);
      if (log !== undefined) log.messages = log.messages.filter((message) => message.id !== what.deleted.id);
    } else if (what.failed.message !== null) {
      this.pending.set(what.failed.message, 'failed');
    }
  }

  /** Puts a message where its id belongs. */
  #put(message: Message): void {
    const log = this.logs.get(message.channel);
    if (log === undefined) return;
    const at = log.messages.findIndex((other) => other.id === message.id);
    if (at >= 0) {
      log.messages = log.messages.with(at, message);
      return;
    }
    const behind = log.messages.findLastIndex((other) => younger(message.id, other.id));
    log.messages = log.messages.toSpliced(behind + 1, 0, message);
  }

  /** The window becomes whoever the newest message calls that calls anybody. */
  #followTo(message: Message): void {
    if (!this.follow || message.channel !== this.open || message.ephemeral) return;
    const calling = this.logs.get(message.channel)?.messages.findLast((other) => mentioned(other).length > 0);
    if (calling?.id !== message.id) return;
    const called = mentioned(message).filter((id) => this.person(id) !== undefined);
    const first = called[0] === undefined ? undefined : this.person(called[0]);
    if (first !== undefined && !called.includes(this.me?.id ?? '')) this.become(first.handle);
  }

  setFollow(follow: boolean): void {
    this.follow = follow;
    localStorage.setItem('follow', follow ? 'yes' : 'no');
    const calling = this.open === undefined ? undefined : this.logs.get(this.open)?.messages.findLast((m) => mentioned(m).length > 0);
    if (calling !== undefined) this.#followTo(calling);
    this.changed();
  }

  /** Opens a channel; its messages are fetched if they are not here. */
  show(channel: Id): void {
    this.open = channel;
    this.pins = undefined;
    const log = this.logs.get(channel);
    if (log === undefined) {
      const readUpTo = this.read.get(channel);
      this.logs.set(channel, { messages: [], more: false, readUpTo });
      void this.#fetch(channel, undefined);
    } else {
      log.readUpTo = this.read.get(channel);
    }
    this.#markRead(channel);
    this.changed();
  }

  older(channel: Id): Promise<void> {
    const log = this.logs.get(channel);
    return this.#fetch(channel, log?.messages[0]?.id);
  }

  async #fetch(channel: Id, before: Id | undefined): Promise<void> {
    const line = this.line;
    const asked = before === undefined ? { channel } : { channel, before };
    const history = await line.ask<{ messages: Message[]; more: boolean }>('history', asked).catch(() => undefined);
    const log = this.logs.get(channel);
    if (history === undefined || log === undefined || line !== this.line) return;
    const known = new Set(log.messages.map((message) => message.id));
    log.messages = [...history.messages.filter((message) => !known.has(message.id)), ...log.messages];
    log.more = history.more;
    if (before === undefined) {
      this.#markRead(channel);
      const calling = log.messages.findLast((message) => mentioned(message).length > 0);
      if (calling !== undefined && log.messages.length <= FEW) this.#followTo(calling);
    }
    this.changed();
  }

  #markRead(channel: Id): void {
    const newest = this.latest.get(channel)?.message;
    if (newest == null) return;
    this.read.set(channel, newest);
    localStorage.setItem(`read:${this.line.handle}`, JSON.stringify([...this.read]));
  }
  #loadRead(): void {
    const kept = localStorage.getItem(`read:${this.line.handle}`);
    this.read = new Map(kept === null ? [] : (JSON.parse(kept) as [Id, Id][]));
  }

  /** The commands that can be used in a channel, each sub-command by itself. */
  commands(channel: Id): Promise<Command[]> {
    const key = `${this.line.handle} ${channel}`;
    const known = this.#commands.get(key);
    if (known !== undefined) return known;
    const asked = this.line.ask<Option[]>('commands', { channel }).then((all) => all.flatMap((one) => flat(one, '', '')));
    this.#commands.set(key, asked);
    void asked.then((all) => {
      for (const { path, name } of all) this.#called.set(path, name);
      this.changed();
    }, () => {});
    asked.catch(() => this.#commands.delete(key));
    return asked;
  }

  /** What a command is called in the person's language. */
  called(path: string): string {
    return this.#called.get(path) ?? path;
  }

  choices(channel: Id, picked: Picked, at: number): Promise<{ name: string; value: string | number }[]> {
    return this.line.ask('choices', { channel, picked, at });
  }

  /** Sends a command; what goes wrong is noted at the end of the channel. */
  async command(channel: Id, picked: Picked, shown: string): Promise<void> {
    this.#notes += 1;
    const after = this.logs.get(channel)?.messages.at(-1)?.id;
    const note: Note = { id: this.#notes, channel, after, command: shown, text: say('sending'), bad: false };
    this.notes = [...this.notes, note];
    this.changed();
    const drop = () => (this.notes = this.notes.filter((other) => other.id !== note.id));
    try {
      const outcome = await this.line.ask<Outcome>('command', { channel, picked });
      drop();
      if (outcome.how === 'failed') this.#note(note, say('noAnswer'));
      this.modal = outcome.modal ?? this.modal;
    } catch (error) {
      drop();
      this.#note(note, String((error as Error).message));
    }
    this.changed();
  }
  #note(note: Note, text: string): void {
    this.notes = [...this.notes, { ...note, text, bad: true }];
  }
  dropNote(id: number): void {
    this.notes = this.notes.filter((note) => note.id !== id);
    this.changed();
  }

  press(message: Message, control: string): Promise<void> {
    return this.#touch(message.id, 'press', { message: message.id, control });
  }
  select(message: Message, control: string, values: string[]): Promise<void> {
    return this.#touch(message.id, 'select', { message: message.id, control, values });
  }
  async #touch(message: Id, what: string, data: object): Promise<void> {
    if (this.pending.get(message) === 'waiting') return;
    this.pending.set(message, 'waiting');
    this.changed();
    try {
      const outcome = await this.line.ask<Outcome>(what, data);
      if (outcome.how === 'failed') this.pending.set(message, 'failed');
      else this.pending.delete(message);
      this.modal = outcome.modal ?? this.modal;
    } catch {
      this.pending.set(message, 'failed');
    }
    this.changed();
  }

  /** Sends the open form. Fails with the reason if the client would not send it. */
  async submit(fields: Record<string, string>): Promise<void> {
    const { modal } = this;
    if (modal === undefined) return;
    const outcome = await this.line.ask<Outcome>('submit', { interaction: modal.interaction, fields });
    if (outcome.how === 'failed') throw new Error(say('failed'));
    this.modal = outcome.modal ?? undefined;
    this.changed();
  }
  dismiss(message: Id): void {
    void this.line.ask('dismiss', { message });
  }
}

/** People whom a message calls in its text. */
export function mentioned(message: Message): Id[] {
  return [...message.content.matchAll(/<@!?(\d+)>/g)].map((found) => found[1] ?? '');
}

function flat(option: Option, path: string, name: string): Command[] {
  const own = [path, option.key].filter(Boolean).join(' ');
  const shown = [name, option.name].filter(Boolean).join(' ');
  const subs = option.options.filter((inner) => inner.type <= 2);
  if (subs.length > 0) return subs.flatMap((inner) => flat(inner, own, shown));
  const options = [...option.options].sort((a, b) => Number(b.required ?? false) - Number(a.required ?? false));
  return [{ path: own, name: shown, description: option.description, options }];
}
