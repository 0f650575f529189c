// A command that is being put together: which options it has, what is in them, and what is wrong with that.

import type { Command, Option, Picked, World } from './types.js';
import { say } from './words.js';

export const KIND = { string: 3, integer: 4, boolean: 5, user: 6, channel: 7, mentionable: 9, number: 10 } as const;

/** Discord offers no more at once. */
const MOST = 25;

/** An option as it stands in the composer. */
export interface Field {
  option: Option;
  text: string;
  /** What was picked from what was offered; `text` is its name. */
  value?: string | number;
  error?: string;
}

export class Draft {
  fields: Field[];

  constructor(readonly command: Command) {
    this.fields = command.options.filter((option) => option.required).map((option) => ({ option, text: '' }));
  }

  /** Optional options that are not there yet. */
  left(): Option[] {
    return this.command.options.filter((option) => !this.fields.some((field) => field.option === option));
  }
  add(option: Option): number {
    return this.fields.push({ option, text: '' }) - 1;
  }
  remove(at: number): void {
    this.fields.splice(at, 1);
  }

  /** What goes over the socket. Options without anything in them are left out, but for the one that is being typed. */
  picked(focused?: number): Picked {
    const fields = this.fields.filter((field, at) => at === focused || field.text !== '');
    return { path: this.command.path, options: fields.map(sent) };
  }

  /** Where the focused field is in `picked(focused)`. */
  place(focused: number): number {
    return this.fields.slice(0, focused).filter((field) => field.text !== '').length;
  }

  /** Marks what is wrong; the place of the first field with an error. */
  check(): number | undefined {
    for (const field of this.fields) {
      const error = wrong(field);
      if (error === undefined) delete field.error;
      else field.error = error;
    }
    const first = this.fields.findIndex((field) => field.error !== undefined);
    return first < 0 ? undefined : first;
  }

  /** As it is shown in the channel. */
  shown(): string {
    const fields = this.fields.filter((field) => field.text !== '');
    return [`/${this.command.name}`, ...fields.map((field) => `${field.option.name}:${field.text}`)].join(' ');
  }
}

function sent({ option, text, value }: Field): { name: string; text: string; value?: string | number } {
  const plain = value === undefined ? text : String(value);
  // Autocomplete's values go as they are; all else is read from its text.
  return option.autocomplete && value !== undefined ? { name: option.key, text, value } : { name: option.key, text: plain };
}

/** What a client offers without asking the bot: fixed choices, yes and no, people, channels. */
export function offered(field: Field, world: World): { name: string; value: string | number }[] | undefined {
  const { option } = field;
  let all: { name: string; value: string | number }[];
  if (option.choices.length > 0) all = option.choices;
  else if (option.type === KIND.boolean) all = [{ name: say('yes'), value: 'true' }, { name: say('no'), value: 'false' }];
  else if (option.type === KIND.user || option.type === KIND.mentionable) {
    all = world.people.filter((person) => person.handle !== 'owner').map((person) => ({ name: person.name, value: person.id }));
  } else if (option.type === KIND.channel) {
    all = world.channels.filter((one) => one.kind !== 'dm').map((one) => ({ name: one.name, value: one.id }));
  } else return undefined;
  const wanted = field.value === undefined ? field.text.toLowerCase() : '';
  return all.filter((one) => one.name.toLowerCase().includes(wanted)).slice(0, MOST);
}

/** What a client says about a field. */
export function wrong({ option, text, value }: Field): string | undefined {
  if (text === '') return option.required ? say('required') : undefined;
  if (option.choices.length > 0 || [KIND.boolean, KIND.user, KIND.channel, KIND.mentionable].includes(option.type as 5)) {
    return value === undefined ? say('notChoice') : undefined;
  }
  if (value !== undefined) return undefined;
  if (option.type === KIND.integer || option.type === KIND.number) {
    const number = Number(text);
    if (!Number.isFinite(number) || (option.type === KIND.integer && !Number.isInteger(number))) return say('notNumber');
    if (option.min_value !== undefined && number < option.min_value) return say('tooSmall', option.min_value);
    if (option.max_value !== undefined && number > option.max_value) return say('tooLarge', option.max_value);
    return undefined;
  }
  const length = [...text].length;
  if (option.min_length !== undefined && length < option.min_length) return say('tooShort', option.min_length);
  if (option.max_length !== undefined && length > option.max_length) return say('tooLong', option.max_length);
  return undefined;
}

/** Commands that fit what was typed after the `/`, best first. */
export function fitting(commands: Command[], typed: string): Command[] {
  const wanted = typed.toLowerCase().trimStart();
  const rank = (command: Command): number => {
    const names = [command.name.toLowerCase(), command.path.toLowerCase()];
    if (names.some((name) => name.startsWith(wanted))) return 0;
    if (names.some((name) => name.split(' ').some((word) => word.startsWith(wanted)))) return 1;
    if (names.some((name) => name.includes(wanted))) return 2;
    return command.description.toLowerCase().includes(wanted) ? 3 : 4;
  };
  const ranked = commands.map((command) => ({ command, rank: rank(command) })).filter(({ rank }) => rank < 4);
  return ranked.sort((a, b) => a.rank - b.rank || (a.command.name < b.command.name ? -1 : 1)).map(({ command }) => command);
}

/** The command whose whole name was typed, with a space behind it. */
export function finished(commands: Command[], typed: string): Command | undefined {
  const wanted = typed.toLowerCase();
  if (!wanted.endsWith(' ')) return undefined;
  const name = wanted.trim();
  return commands.find((command) => command.name.toLowerCase() === name || command.path.toLowerCase() === name);
}
