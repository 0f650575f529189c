// Signs drawn here: not every system has a font with emoji.

import { svg } from 'lit';

const PATHS = {
  menu: 'M3 6h18v2H3zm0 5h18v2H3zm0 5h18v2H3z',
  hash: 'M9 3h2l-.7 5h4L15 3h2l-.7 5H20v2h-4l-.6 4H19v2h-3.9l-.7 5h-2l.7-5h-4l-.7 5h-2l.7-5H4v-2h3.4l.6-4H5V8h3.3zm1 7-.6 4h4l.6-4z',
  voice: 'M4 9v6h4l5 4V5L8 9zm11.5 3a3.5 3.5 0 0 0-1.5-2.9v5.8a3.500 3.500 0 0 0 1.500-2.900z',
  forum: 'M4 4h16v11H10l-4 4v-4H4zm3 3v2h10V7zm0 4v1.500h7V11z',
  thread: 'M6 3h2v9a3 3 0 0 0 3 3h5.200l-2.600-2.600L15 11l5 5-5 5-1.400-1.400 2.600-2.600H11a5 5 0 0 1-5-5z',
  dm: 'M12 3a9 9 0 1 0 4.500 16.800l-1-1.700A7 7 0 1 1 19 12v1.200a1.300 1.300 0 0 1-2.600 0V8h-2v.8a4.400 4.400 0 1 0 .6 6.200A3.300 3.300 0 0 0 21 13.200V12a9 9 0 0 0-9-9zm0 11.500a2.500 2.500 0 1 1 0-5 2.500 2.500 0 0 1 0 5z',
  add: 'M11 5h2v6h6v2h-6v6h-2v-6H5v-2h6z',
  pin: 'M15 2 9.500 7.500 5 8.500l4 4L3 20l1 1 7.500-6 4 4 1-4.500L22 9z',
  gear: 'M10.500 2h3l.5 2.700 2 .9 2.300-1.600 2.100 2.100-1.600 2.300.9 2 2.700.5v3l-2.700.5-.9 2 1.600 2.300-2.100 2.100-2.300-1.600-2 .9-.5 2.700h-3l-.5-2.700-2-.9-2.300 1.600-2.100-2.100 1.600-2.300-.9-2L1.600 13.500v-3l2.700-.5.9-2-1.600-2.300 2.100-2.100L8 5.200l2-.9zM12 8.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7z',
  send: 'M3 3l18 9-18 9 3-8 8-1-8-1z',
  eye: 'M12 5c5 0 9 4.500 10 7-1 2.500-5 7-10 7S3 14.500 2 12c1-2.500 5-7 10-7zm0 3a4 4 0 1 0 0 8 4 4 0 0 0 0-8z',
  warning: 'M12 3 1.500 21h21zm-1 7h2v5h-2zm0 7h2v2h-2z',
  down: 'M5 8l7 8 7-8z',
  close: 'M5.500 4 12 10.500 18.500 4 20 5.500 13.500 12 20 18.500 18.500 20 12 13.500 5.500 20 4 18.500 10.500 12 4 5.500z',
} as const;

export type Sign = keyof typeof PATHS;

/** A sign that says nothing to a screen reader: what it means stands beside it. */
export function sign(name: Sign, size = 18) {
  return svg`<svg class="icon" viewBox="0 0 24 24" width=${size} height=${size} aria-hidden="true" focusable="false"><path fill="currentColor" fill-rule="evenodd" d=${PATHS[name]}></path></svg>`;
}
