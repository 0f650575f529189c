// A select as Discord has them: one or several choices with descriptions, by mouse, finger or keyboard.
// The components' own has neither a keyboard nor choices that can be sent.

import { html, LitElement, nothing, type PropertyValues } from 'lit';
import { sign } from './icons.js';
import type { Control } from './types.js';
import { say } from './words.js';

let made = 0;

export class TableSelect extends LitElement {
  static override properties = {
    control: { attribute: false },
    disabled: { type: Boolean },
    open: { state: true },
    active: { state: true },
  };
  declare control: Control;
  declare disabled: boolean;
  declare open: boolean;
  declare active: number;
  /** Called with the chosen values. */
  choose: (values: string[]) => void = () => {};
  #id = `select${(made += 1)}`;
  #chosen = new Set<string>();
  #typed = '';
  #typedAt = 0;

  constructor() {
    super();
    this.control = { type: 3 };
    this.disabled = false;
    this.open = false;
    this.active = 0;
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (!changed.has('control')) return;
    const before = changed.get('control') as Control | undefined;
    if (before?.custom_id === this.control.custom_id && JSON.stringify(before?.options) === JSON.stringify(this.control.options)) return;
    this.#chosen = new Set(this.#options().filter((option) => option.default).map((option) => option.value));
    this.open = false;
  }

  #options() {
    return this.control.options ?? [];
  }
  #most(): number {
    return this.control.max_values ?? 1;
  }
  #least(): number {
    return this.control.min_values ?? 1;
  }

  #toggle(open: boolean): void {
    if (this.disabled || open === this.open) return;
    if (open) {
      this.active = Math.max(0, this.#options().findIndex((option) => this.#chosen.has(option.value)));
    } else if (this.#most() > 1) {
      this.#send();
    }
    this.open = open;
  }
  #send(): void {
    const count = this.#chosen.size;
    if (count >= this.#least() && count <= this.#most()) this.choose([...this.#chosen]);
  }

  #take(at: number): void {
    const option = this.#options()[at];
    if (option === undefined) return;
    this.active = at;
    if (this.#most() <= 1) {
      this.#chosen = new Set([option.value]);
      this.open = false;
      this.#send();
    } else if (!this.#chosen.delete(option.value) && this.#chosen.size < this.#most()) {
      this.#chosen.add(option.value);
    }
    this.requestUpdate();
  }

  #key(event: KeyboardEvent): void {
    const last = this.#options().length - 1;
    const to: Record<string, number> = { ArrowDown: this.active + 1, ArrowUp: this.active - 1, Home: 0, End: last };
    const target = to[event.key];
    if (target !== undefined) {
      if (this.open) this.active = Math.min(last, Math.max(0, target));
      else this.#toggle(true);
    } else if (event.key === 'Enter' || event.key === ' ') {
      if (this.open) this.#take(this.active);
      else this.#toggle(true);
    } else if (event.key === 'Escape' && this.open) {
      this.#toggle(false);
    } else if (event.key === 'Tab' && this.open) {
      this.#toggle(false);
      return;
    } else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) {
      this.#find(event.key);
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  /** Goes to the option that begins with what is typed. */
  #find(letter: string): void {
    const now = performance.now();
    this.#typed = now - this.#typedAt > 800 ? letter : this.#typed + letter;
    this.#typedAt = now;
    const at = this.#options().findIndex((option) => option.label.toLowerCase().startsWith(this.#typed.toLowerCase()));
    if (at >= 0) [this.open, this.active] = [true, at];
  }

  protected override updated(): void {
    if (this.open) this.querySelector(`#${this.#id}-${this.active}`)?.scrollIntoView({ block: 'nearest' });
  }

  protected override render() {
    const options = this.#options();
    const chosen = options.filter((option) => this.#chosen.has(option.value));
    const many = this.#most() > 1;
    const placeholder = this.control.placeholder ?? (many ? say('chooseSome', this.#least(), this.#most()) : say('choose'));
    const shown = chosen.length > 0 ? chosen.map((option) => option.label).join(', ') : placeholder;
    return html`
      <button
        type="button"
        class="select-button"
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded=${this.open}
        aria-controls=${this.#id}
        aria-activedescendant=${this.open ? `${this.#id}-${this.active}` : nothing}
        aria-label=${chosen.length > 0 ? `${placeholder}: ${shown}` : placeholder}
        ?disabled=${this.disabled}
        @click=${() => this.#toggle(!this.open)}
        @keydown=${this.#key}
        @blur=${() => this.#toggle(false)}
      >
        <span class=${chosen.length > 0 ? '' : 'faint'}>${shown}</span>${sign('down', 14)}
      </button>
      <ul id=${this.#id} class="select-list" role="listbox" aria-label=${placeholder} aria-multiselectable=${many} ?hidden=${!this.open}>
        ${options.map(
          (option, at) => html`<li
            id="${this.#id}-${at}"
            role="option"
            class=${at === this.active ? 'active' : ''}
            aria-selected=${this.#chosen.has(option.value)}
            @pointerdown=${(event: Event) => event.preventDefault()}
            @click=${() => this.#take(at)}
          >
            <span>${option.emoji?.name ?? ''} ${option.label}</span>
            ${option.description ? html`<small>${option.description}</small>` : nothing}
          </li>`,
        )}
      </ul>
    `;
  }
}

customElements.define('table-select', TableSelect);
