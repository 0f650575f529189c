// What goes over the socket. `src/page/view.rs` and `src/page/request.rs` are its other side.

/** An id as Discord makes them: digits that grow with time. */
export type Id = string;

export interface Person {
  id: Id;
  handle: string;
  name: string;
  locale: string;
  moderator: boolean;
  dmsClosed: boolean;
}

export interface Channel {
  id: Id;
  name: string;
  guild: Id | null;
  kind: 'text' | 'voice' | 'forum' | 'thread' | 'dm';
  parent: Id | null;
  archived: boolean;
  locked: boolean;
  pins: Id[];
  rights: string[];
}

export interface World {
  guilds: { id: Id; name: string }[];
  channels: Channel[];
  people: Person[];
  /** `times`: how often it has connected, so that nobody misses a connection that was lost for a moment. */
  bot: { id: Id; on: boolean; connected: boolean; times: number };
}

export interface File {
  id: Id;
  name: string;
  alt: string | null;
  type: string;
  size: number;
  pixels: [number, number] | null;
}

export interface Emoji {
  name?: string;
}

export interface Control {
  /** 2 a button, 3 a select. */
  type: number;
  custom_id?: string;
  label?: string;
  style?: number;
  url?: string;
  emoji?: Emoji;
  disabled?: boolean;
  placeholder?: string;
  min_values?: number;
  max_values?: number;
  options?: { label: string; value: string; description?: string; emoji?: Emoji; default?: boolean }[];
}

export interface Embed {
  title?: string;
  description?: string;
  url?: string;
  color?: number;
  author?: { name: string; url?: string };
  footer?: { text: string };
  image?: { url: string };
  fields?: { name: string; value: string; inline?: boolean }[];
}

export interface Message {
  id: Id;
  channel: Id;
  content: string;
  embeds: Embed[];
  rows: { components: Control[] }[];
  files: File[];
  ephemeral: boolean;
  loading: boolean;
  edited: boolean;
  /** Unix milliseconds. */
  at: number;
  /** It pings the person of this window. */
  ping: boolean;
  pinned: boolean;
  replyTo: Id | null;
  /** Discord's type of a system message, 0 for others. */
  system: number;
  used: { person: Id; command: string } | null;
}

export interface Option {
  key: string;
  name: string;
  description: string;
  type: number;
  required?: boolean;
  autocomplete?: boolean;
  min_value?: number;
  max_value?: number;
  min_length?: number;
  max_length?: number;
  options: Option[];
  choices: { key: string; name: string; value: string | number }[];
}

/** A command or sub-command that can be sent. */
export interface Command {
  /** Default names with spaces between them, as they are sent. */
  path: string;
  /** The same in the person's language. */
  name: string;
  description: string;
  options: Option[];
}

export interface Picked {
  path: string;
  options: { name: string; text: string; value?: string | number }[];
}

export interface Modal {
  title: string;
  interaction: Id;
  inputs: { id: string; label: string; value: string; least: number; most: number; long: boolean; placeholder: string }[];
}

export interface Outcome {
  how: 'answered' | 'deferred' | 'acknowledged' | 'modal' | 'failed';
  modal: Modal | null;
}

export interface Hello {
  run: string;
  next: number;
  now: number;
  me: Id;
  resumed: boolean;
  world: World;
  latest: { channel: Id; message: Id | null; pings: Id[] }[];
  first: { guild: Id; channel: Id };
}

export type Happening =
  | { posted: Message }
  | { edited: Message }
  | { deleted: { id: Id; channel: Id } }
  | { failed: { channel: Id; message: Id | null; id: Id } };

export type News =
  | { hello: Hello }
  | { world: World }
  | { now: number }
  | { event: Happening; next: number }
  | { answer: number; is?: unknown; error?: string };

/** Whether one id is younger than another. */
export function younger(one: Id, other: Id): boolean {
  return one.length === other.length ? one > other : one.length > other.length;
}
