// Where commands are typed: `/` lists them, then each option is a field with its own offers. By keyboard all the way.

import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { Draft, type Field, finished, fitting, KIND, offered } from './command.js';
import { sign } from './icons.js';
import type { Table } from './table.js';
import type { Command, Option } from './types.js';
import { say } from './words.js';

/** One line of the list above the composer. */
interface Offer {
  label: string;
  note?: string;
  take(): void;
}

/** How long to wait for the next key before the bot is asked. */
const PAUSE_MS = 120;

export class TableComposer extends LitElement {
  static override properties = { table: { attribute: false }, channel: {}, title: {} };
  declare table: Table;
  declare channel: string;
  declare title: string;
  #commands: Command[] = [];
  #text = '';
  #draft: Draft | undefined;
  /** Which field has the focus; -1 is the one behind the last. */
  #at = -1;
  #offers: Offer[] = [];
  #active = -1;
  #closed = true;
  #asked = 0;
  #wait: ReturnType<typeof setTimeout> | undefined;
  #note = '';

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override updated(changed: Map<string, unknown>): void {
    if (changed.has('channel')) this.#drop(false);
    this.querySelector('.offers .active')?.scrollIntoView({ block: 'nearest' });
  }

  /** Begins a command for somebody who does not want to type. */
  async begin(path: string): Promise<void> {
    this.#commands = await this.table.commands(this.channel);
    const command = this.#commands.find((command) => command.path === path);
    if (command !== undefined) this.#choose(command);
  }

  #drop(focus: boolean): void {
    [this.#draft, this.#text, this.#note, this.#at] = [undefined, '', '', -1];
    this.#close();
    this.requestUpdate();
    if (focus) this.#focus('.start');
  }
  #close(): void {
    clearTimeout(this.#wait);
    this.#asked += 1;
    [this.#offers, this.#active, this.#closed] = [[], -1, true];
  }
  #focus(where: string): void {
    void this.updateComplete.then(() => this.querySelector<HTMLElement>(where)?.focus());
  }

  // --- The command itself ---

  async #typed(text: string): Promise<void> {
    [this.#text, this.#note] = [text, ''];
    if (!text.startsWith('/')) {
      this.#close();
      this.requestUpdate();
      return;
    }
    this.#commands = await this.table.commands(this.channel).catch(() => []);
    if (this.#draft !== undefined || this.#text !== text) return;
    const whole = finished(this.#commands, text.slice(1));
    if (whole !== undefined) {
      this.#choose(whole);
      return;
    }
    const fits = fitting(this.#commands, text.slice(1));
    this.#show(fits.map((command) => ({ label: `/${command.name}`, note: command.description, take: () => this.#choose(command) })), 0);
  }

  #choose(command: Command): void {
    this.#draft = new Draft(command);
    this.#text = '';
    this.#enter(this.#draft.fields.length > 0 ? 0 : -1);
  }

  /** Puts the cursor into a field. */
  #enter(at: number): void {
    this.#at = at;
    this.#close();
    this.requestUpdate();
    this.#focus(at < 0 ? '.behind' : `[data-field="${at}"]`);
  }

  // --- What is offered ---

  #show(offers: Offer[], active: number): void {
    [this.#offers, this.#closed] = [offers, false];
    this.#active = offers.length === 0 ? -1 : active;
    this.requestUpdate();
  }

  #offer(at: number): void {
    this.#at = at;
    const field = this.#draft?.fields[at];
    if (this.#draft === undefined) return;
    if (field === undefined) {
      const wanted = this.#text.toLowerCase();
      const left = this.#draft.left().filter((option) => option.name.toLowerCase().startsWith(wanted));
      this.#show(left.map((option) => ({ label: option.name, note: option.description, take: () => this.#add(option) })), wanted === '' ? -1 : 0);
      return;
    }
    const local = offered(field, this.table.world);
    if (local !== undefined) this.#show(local.map((one) => ({ label: one.name, take: () => this.#fill(field, one) })), 0);
    else if (field.option.autocomplete) this.#ask(at, field);
    else this.#close();
    this.requestUpdate();
  }

  #ask(at: number, field: Field): void {
    const draft = this.#draft;
    clearTimeout(this.#wait);
    this.#asked += 1;
    const asked = this.#asked;
    const ask = async () => {
      if (draft === undefined) return;
      const choices = await this.table.choices(this.channel, draft.picked(at), draft.place(at)).catch(() => []);
      if (asked !== this.#asked || draft !== this.#draft) return;
      this.#show(choices.map((one) => ({ label: one.name, take: () => this.#fill(field, one) })), 0);
    };
    this.#wait = setTimeout(() => void ask(), field.text === '' ? 0 : PAUSE_MS);
  }

  #fill(field: Field, { name, value }: { name: string; value: string | number }): void {
    [field.text, field.value] = [name, value];
    delete field.error;
    this.#forward();
  }
  #add(option: Option): void {
    if (this.#draft === undefined) return;
    this.#text = '';
    this.#enter(this.#draft.add(option));
  }
  /** To the next field with nothing in it, or behind all. */
  #forward(): void {
    const next = this.#draft?.fields.findIndex((field, at) => at > this.#at && field.text === '') ?? -1;
    this.#enter(next);
  }

  #write(at: number, text: string): void {
    const field = this.#draft?.fields[at];
    if (field === undefined) return;
    field.text = text;
    delete field.value;
    delete field.error;
    this.#offer(at);
    this.requestUpdate();
  }

  // --- Sending ---

  #send(): void {
    const draft = this.#draft;
    if (draft === undefined) {
      if (this.#text.trim() !== '') this.#note = say('noChat');
      this.requestUpdate();
      return;
    }
    const first = draft.check();
    if (first !== undefined) {
      this.#note = `${draft.fields[first]?.option.name}: ${draft.fields[first]?.error}`;
      this.#at = first;
      this.requestUpdate();
      this.#focus(`[data-field="${first}"]`);
      return;
    }
    void this.table.command(this.channel, draft.picked(), draft.shown());
    this.#drop(true);
  }

  #key(event: KeyboardEvent, at: number): void {
    const open = !this.#closed && this.#offers.length > 0;
    const offer = open ? this.#offers[this.#active] : undefined;
    const input = event.currentTarget as HTMLInputElement;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (!open) {
        if (this.#draft === undefined) return;
        this.#offer(at);
      } else {
        const count = this.#offers.length;
        const step = event.key === 'ArrowDown' ? 1 : -1;
        this.#active = this.#active < 0 && step < 0 ? count - 1 : (this.#active + step + count) % count;
      }
    } else if (offer !== undefined && (event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey))) {
      offer.take();
    } else if (event.key === 'Enter') {
      if (this.#draft !== undefined && at >= 0 && this.#draft.fields.some((field, other) => other > at && field.text === '')) this.#forward();
      else this.#send();
    } else if (event.key === 'Escape') {
      if (!this.#closed) this.#close();
      else if (this.#draft !== undefined) this.#drop(true);
      else return;
    } else if (event.key === 'Backspace' && input.value === '' && this.#draft !== undefined) {
      this.#back(at);
    } else {
      return;
    }
    event.preventDefault();
    this.requestUpdate();
  }

  /** Backspace in an empty field: an optional one goes, before the first goes the command. */
  #back(at: number): void {
    const draft = this.#draft;
    if (draft === undefined) return;
    const last = draft.fields.length - 1;
    if (at < 0 && last >= 0) {
      this.#enter(last);
    } else if (at < 0 || (at === 0 && draft.fields[0]?.option.required)) {
      this.#text = `/${draft.command.name}`;
      this.#draft = undefined;
      void this.#typed(this.#text);
      this.#focus('.start');
    } else if (draft.fields[at]?.option.required) {
      this.#enter(at - 1);
    } else {
      draft.remove(at);
      this.#enter(at - 1);
    }
  }

  // --- Drawing ---

  protected override render(): TemplateResult {
    const draft = this.#draft;
    const open = !this.#closed;
    const field = draft?.fields[this.#at];
    const head = draft === undefined ? say('commands') : field === undefined ? say('options') : say('choices', field.option.name);
    return html`
      ${open && (this.#offers.length > 0 || field !== undefined)
        ? html`<div class="offers">
            <p class="offers-head" id="offers-head"><b>${head}</b>${field ? html` <span>${field.option.description}</span>` : nothing}</p>
            <ul id="offers" role="listbox" aria-labelledby="offers-head">
              ${this.#offers.length === 0 ? html`<li role="option" aria-selected="false" aria-disabled="true" class="faint">${say('noChoices')}</li>` : nothing}
              ${this.#offers.map(
                (offer, at) => html`<li
                  id="offer-${at}"
                  role="option"
                  class=${at === this.#active ? 'active' : ''}
                  aria-selected=${at === this.#active}
                  @pointerdown=${(event: Event) => event.preventDefault()}
                  @click=${() => offer.take()}
                >
                  <span>${offer.label}</span>${offer.note ? html`<small>${offer.note}</small>` : nothing}
                </li>`,
              )}
            </ul>
          </div>`
        : nothing}
      ${this.#note ? html`<p class="bad" role="alert">${this.#note}</p>` : nothing}
      <form class="composer" aria-label=${say('composer')} @submit=${(event: Event) => event.preventDefault()}>
        ${draft === undefined ? this.#start() : this.#fields(draft)}
        <button type="button" class="send" aria-label=${say('send')} title=${say('send')} @click=${() => this.#send()}>${sign('send', 20)}</button>
      </form>
    `;
  }

  #combobox(at: number, label: string) {
    const open = !this.#closed && this.#at === at;
    return { open, label, active: open && this.#active >= 0 ? `offer-${this.#active}` : nothing };
  }

  #start(): TemplateResult {
    const { open, active } = this.#combobox(-1, '');
    return html`<input
      class="start"
      type="text"
      role="combobox"
      autocomplete="off"
      autocapitalize="off"
      spellcheck="false"
      aria-label=${say('composer')}
      aria-autocomplete="list"
      aria-expanded=${open && this.#offers.length > 0}
      aria-controls="offers"
      aria-activedescendant=${active}
      placeholder=${say('placeholder', this.title)}
      .value=${this.#text}
      @input=${(event: Event) => void this.#typed((event.target as HTMLInputElement).value)}
      @keydown=${(event: KeyboardEvent) => this.#key(event, -1)}
      @blur=${() => this.#left()}
    />`;
  }

  #fields(draft: Draft): TemplateResult {
    const left = draft.left().length;
    const { open, active } = this.#combobox(-1, '');
    return html`<span class="command">/${draft.command.name}</span>
      ${draft.fields.map((field, at) => this.#field(field, at))}
      <input
        class="behind"
        type="text"
        role="combobox"
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
        size="10"
        aria-label=${`/${draft.command.name}: ${say('options')}`}
        aria-autocomplete="list"
        aria-expanded=${open && this.#offers.length > 0}
        aria-controls="offers"
        aria-activedescendant=${active}
        placeholder=${left > 0 ? say('more', left) : ''}
        .value=${this.#text}
        @focus=${() => this.#offer(-1)}
        @input=${(event: Event) => this.#behind((event.target as HTMLInputElement).value)}
        @keydown=${(event: KeyboardEvent) => this.#key(event, -1)}
        @blur=${() => this.#left()}
      />`;
  }

  /** `to:` adds the option; the beginning of a name narrows the list. */
  #behind(text: string): void {
    const option = text.endsWith(':') ? this.#draft?.left().find((one) => [one.name, one.key].includes(text.slice(0, -1))) : undefined;
    if (option !== undefined) {
      this.#add(option);
      return;
    }
    this.#text = text;
    this.#offer(-1);
  }

  #field(field: Field, at: number): TemplateResult {
    const { open, active } = this.#combobox(at, '');
    const { option } = field;
    const numeric = option.type === KIND.integer || option.type === KIND.number;
    return html`<span class="field ${field.error ? 'wrong' : ''}">
      <label for="field-${at}">${option.name}</label>
      <input
        id="field-${at}"
        data-field=${at}
        type="text"
        role="combobox"
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
        inputmode=${numeric ? 'numeric' : 'text'}
        size=${Math.max(6, Math.min(28, field.text.length + 1))}
        aria-autocomplete="list"
        aria-expanded=${open}
        aria-controls="offers"
        aria-activedescendant=${active}
        aria-required=${option.required ?? false}
        aria-invalid=${field.error !== undefined}
        aria-description=${field.error ?? option.description}
        .value=${field.text}
        @focus=${() => this.#offer(at)}
        @input=${(event: Event) => this.#write(at, (event.target as HTMLInputElement).value)}
        @keydown=${(event: KeyboardEvent) => this.#key(event, at)}
        @blur=${() => this.#left()}
      />
      ${option.required
        ? nothing
        : html`<button type="button" class="remove" tabindex="-1" aria-label=${say('removeOption', option.name)} @click=${() => (this.#draft?.remove(at), this.#enter(-1))}>${sign('close', 12)}</button>`}
    </span>`;
  }

  /** The focus went elsewhere: nothing is offered there. */
  #left(): void {
    setTimeout(() => {
      if (!this.contains(document.activeElement)) {
        this.#close();
        this.requestUpdate();
      }
    });
  }
}

customElements.define('table-composer', TableComposer);
