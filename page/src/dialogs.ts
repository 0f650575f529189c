// What lies over the page: forms of the bot, names for new places, pinned messages.

import { html, nothing, render, type TemplateResult } from 'lit';
import { message } from './message.js';
import type { Table } from './table.js';
import type { Modal } from './types.js';
import { say } from './words.js';

let form: { modal: Modal; dialog: HTMLDialogElement } | undefined;

/** Shows the form that the bot has opened, or takes it away. */
export function showForm(table: Table): void {
  const { modal } = table;
  if (form?.modal === modal) return;
  form?.dialog.close();
  form = undefined;
  if (modal === undefined) return;
  const dialog = document.createElement('dialog');
  dialog.className = 'form';
  dialog.setAttribute('aria-labelledby', 'form-title');
  document.body.append(dialog);
  form = { modal, dialog };
  const close = () => {
    if (table.modal === modal) table.modal = undefined;
    dialog.remove();
  };
  dialog.addEventListener('close', close);
  let [busy, error] = [false, ''];
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    const values = new FormData(event.target as HTMLFormElement);
    const fields = Object.fromEntries(modal.inputs.map((input) => [input.id, String(values.get(input.id) ?? '')]));
    [busy, error] = [true, ''];
    draw();
    try {
      await table.submit(fields);
      dialog.close();
    } catch (why) {
      [busy, error] = [false, (why as Error).message];
      draw();
    }
  };
  const draw = () =>
    render(
      html`<form @submit=${(event: SubmitEvent) => void send(event)}>
        <h2 id="form-title">${modal.title}</h2>
        ${modal.inputs.map((input, at) => field(input, at))}
        ${error ? html`<p class="bad" role="alert">${error}</p>` : nothing}
        <footer>
          <button type="button" class="plain" @click=${() => dialog.close()}>${say('cancel')}</button>
          <button class="main" ?disabled=${busy}>${say('send')}</button>
        </footer>
      </form>`,
      dialog,
    );
  draw();
  dialog.showModal();
}

function field(input: Modal['inputs'][number], at: number): TemplateResult {
  const least = input.least > 0 ? html` <span class="must" aria-hidden="true">*</span>` : nothing;
  const common = { id: `form-${at}`, most: input.most > 4000 ? 4000 : input.most };
  return html`<label for=${common.id}>${input.label}${least}</label>
    ${input.long
      ? html`<textarea id=${common.id} name=${input.id} rows="4" placeholder=${input.placeholder} minlength=${input.least} maxlength=${common.most} ?required=${input.least > 0} .value=${input.value}></textarea>`
      : html`<input id=${common.id} name=${input.id} autocomplete="off" placeholder=${input.placeholder} minlength=${input.least} maxlength=${common.most} ?required=${input.least > 0} .value=${input.value} />`}`;
}

/** Asks for the name of something new; nothing if it was called off. */
export function askName(title: string): Promise<string | undefined> {
  const dialog = document.createElement('dialog');
  dialog.className = 'form';
  dialog.setAttribute('aria-labelledby', 'name-title');
  document.body.append(dialog);
  return new Promise((done) => {
    const send = (event: SubmitEvent) => {
      event.preventDefault();
      done(String(new FormData(event.target as HTMLFormElement).get('name')).trim() || undefined);
      dialog.close();
    };
    dialog.addEventListener('close', () => {
      done(undefined);
      dialog.remove();
    });
    render(
      html`<form @submit=${send}>
        <h2 id="name-title">${title}</h2>
        <label for="name">${say('name')}</label>
        <input id="name" name="name" required maxlength="100" autocomplete="off" />
        <footer>
          <button type="button" class="plain" @click=${() => dialog.close()}>${say('cancel')}</button>
          <button class="main">${say('create')}</button>
        </footer>
      </form>`,
      dialog,
    );
    dialog.showModal();
  });
}

let pins: { of: Table['pins']; dialog: HTMLDialogElement } | undefined;

/** Shows the pinned messages of the channel, or takes them away. */
export function showPins(table: Table): void {
  if (pins?.of === table.pins) return;
  pins?.dialog.close();
  pins = undefined;
  const of = table.pins;
  if (of === undefined) return;
  const dialog = document.createElement('dialog');
  dialog.className = 'form pins';
  dialog.setAttribute('aria-labelledby', 'pins-title');
  document.body.append(dialog);
  dialog.addEventListener('close', () => {
    if (table.pins === of) table.pins = undefined;
    dialog.remove();
  });
  render(
    html`<h2 id="pins-title">${say('pins')}</h2>
      ${of.length === 0
        ? html`<p>${say('noPins')}</p>`
        : html`<discord-messages no-background>${of.map((one) => message(table, { ...one, id: `pin-${one.id}`, rows: [], files: [] }, false))}</discord-messages>`}
      <footer><button class="main" @click=${() => dialog.close()}>${say('close')}</button></footer>`,
    dialog,
  );
  pins = { of, dialog };
  dialog.showModal();
}
