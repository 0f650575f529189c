// Faces drawn here: nothing is fetched from anywhere.

const COLOURS = ['#5865f2', '#3ba55d', '#c27c0e', '#ad1457', '#1f8b9c', '#8e5cd9', '#b3453f', '#607d8b'];

const made = new Map<string, string>();

/** A circle with the first letter, as an address of an image. */
export function face(name: string): string {
  const known = made.get(name);
  if (known !== undefined) return known;
  const sum = [...name].reduce((sum, letter) => (sum * 15 + (letter.codePointAt(0) ?? 0)) % 9973, 0);
  const letter = [...name][0]?.replace(/[<>&"']/g, '?') ?? '?';
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="20" fill="${COLOURS[sum % COLOURS.length]}"/>` +
    `<text x="20" y="27" text-anchor="middle" font-family="sans-serif" font-size="19" font-weight="600" fill="#fff">${letter}</text></svg>`;
  const url = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  made.set(name, url);
  return url;
}

/** The bot's: a board's corner with a flag. */
export const BOT = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="20" fill="#2b3a55"/>' +
    '<path d="M13 31V9l15 5-13 6" fill="#e9c46a" stroke="#fff" stroke-width="2.2" stroke-linejoin="round"/></svg>',
)}`;
