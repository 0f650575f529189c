// Times as Discord shows them, in the language of the person.

import { html } from 'lit';
import { isGerman, say } from './words.js';

const STYLES: Record<string, Intl.DateTimeFormatOptions> = {
  t: { hour: '2-digit', minute: '2-digit' },
  T: { hour: '2-digit', minute: '2-digit', second: '2-digit' },
  d: { day: '2-digit', month: '2-digit', year: 'numeric' },
  D: { day: 'numeric', month: 'long', year: 'numeric' },
  f: { day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  F: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' },
};

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
];

const locale = () => (isGerman() ? 'de' : 'en-GB');

export function format(ms: number, style: string): string {
  return new Intl.DateTimeFormat(locale(), STYLES[style] ?? STYLES['f']).format(ms);
}

/** How far `ms` is from `now`: "in 3 hours". */
export function relative(ms: number, now: number): string {
  const seconds = Math.round((ms - now) / 1000);
  const [unit, size] = UNITS.find(([, size]) => Math.abs(seconds) >= size) ?? ['second', 1];
  return new Intl.RelativeTimeFormat(locale(), { numeric: 'auto' }).format(Math.trunc(seconds / size), unit);
}

/** When a message was sent. */
export function sent(ms: number, now: number): string {
  const day = (time: number) => new Date(time).toDateString();
  if (day(ms) === day(now)) return say('today', format(ms, 't'));
  if (day(ms) === day(now - 86_400_000)) return say('yesterday', format(ms, 't'));
  return `${format(ms, 'd')} ${format(ms, 't')}`;
}

/** `<t:1700000000:R>`; what is relative lives on by `revive`. */
export function stamp(seconds: number, style: string, now: number) {
  const ms = seconds * 1000;
  const text = style === 'R' ? relative(ms, now) : format(ms, style);
  return html`<discord-time title=${format(ms, 'F')}><time datetime=${new Date(ms).toISOString()} data-live=${style === 'R' ? ms : ''}>${text}</time></discord-time>`;
}

/** Brings the relative times on the page up to date. */
export function revive(now: number): void {
  for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-live]')) {
    const ms = Number(time.dataset['live']);
    if (ms === 0) continue;
    const text = relative(ms, now);
    // What lit has put there stays its own text node.
    const node = [...time.childNodes].find((child) => child.nodeType === Node.TEXT_NODE);
    if (node !== undefined && node.nodeValue !== text) node.nodeValue = text;
  }
}
