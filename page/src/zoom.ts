// A picture, as large as the window or larger.

import { html, render } from 'lit';
import { sign } from './icons.js';
import { say } from './words.js';

export function zoom(url: string, alt: string, name: string): void {
  const dialog = document.createElement('dialog');
  dialog.className = 'zoomed';
  dialog.setAttribute('aria-label', name);
  const whole = (event: Event) => (event.currentTarget as HTMLElement).classList.toggle('whole');
  render(
    html`<button class="close" aria-label=${say('close')} @click=${() => dialog.close()}>${sign('close')}</button>
      <button class="enlarge" aria-label=${say('zoom', name)} @click=${whole}><img src=${url} alt=${alt} title=${alt} /></button>`,
    dialog,
  );
  dialog.addEventListener('click', (event) => event.target === dialog && dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
