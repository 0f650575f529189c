// What a moderator of the real world would rather not have: faults on purpose, and a clock that goes forward.

import { html, nothing, type TemplateResult } from 'lit';
import type { Table } from './table.js';
import { format } from './time.js';
import { say, type Word } from './words.js';

const RIGHTS = ['view', 'send', 'attach', 'embed', 'pin', 'threads'];
const HOURS = [1, 12, 36];

let said = '';

export function panel(table: Table, draw: () => void): TemplateResult {
  const { bot } = table.world;
  const channel = table.channel(table.open);
  const tell = (what: string, data: object) => async () => {
    said = '';
    draw();
    try {
      await table.line.ask(what, data);
      said = say('done');
    } catch (error) {
      said = (error as Error).message;
    }
    draw();
  };
  const button = (word: Word, what: string, data: object) => html`<button data-do=${word} @click=${tell(what, data)}>${say(word)}</button>`;
  const state = !bot.on ? 'botOff' : bot.connected ? 'botOn' : 'botUnconnected';
  return html`<aside class="panel" aria-label=${say('panel')}>
    <h2>${say('panel')}</h2>
    <section>
      <h3>${say('panelBot')}</h3>
      <p class="state" data-state=${state}>${say(state)}</p>
      <p>
        ${button('restart', 'bot', { order: 'restart' })}
        ${bot.on ? button('kill', 'bot', { order: 'kill' }) : button('start', 'bot', { order: 'start' })}
      </p>
    </section>
    <section>
      <h3>${say('panelGateway')}</h3>
      <p>
        ${button('drop', 'fault', { fault: 'drop' })} ${button('slow', 'fault', { fault: 'slow' })} ${button('down', 'fault', { fault: 'down' })}
        ${button('clear', 'fault', { fault: 'clear' })}
      </p>
    </section>
    ${channel === undefined || channel.kind === 'dm'
      ? nothing
      : html`<section>
          <fieldset>
            <legend>${say('panelRights', table.title(channel))}</legend>
            ${RIGHTS.map(
              (right) => html`<label>
                <input
                  type="checkbox"
                  data-right=${right}
                  .checked=${channel.rights.includes(right)}
                  @change=${(event: Event) => void tell('right', { channel: channel.id, right, granted: (event.target as HTMLInputElement).checked })()}
                />${say(`right_${right}` as Word)}</label
              >`,
            )}
          </fieldset>
        </section>`}
    <section>
      <fieldset>
        <legend>${say('panelDms')}</legend>
        ${table.world.people
          .filter((person) => person.handle !== 'owner')
          .map(
            (person) => html`<label>
              <input
                type="checkbox"
                data-dm=${person.handle}
                .checked=${!person.dmsClosed}
                @change=${(event: Event) => void tell('messages', { person: person.id, closed: !(event.target as HTMLInputElement).checked })()}
              />${person.name}</label
            >`,
          )}
      </fieldset>
    </section>
    <section>
      <h3>${say('panelClock')}</h3>
      <p class="state">${format(table.now(), 'F')}</p>
      <p>
        ${HOURS.map((hours) => html`<button data-hours=${hours} @click=${tell('forward', { minutes: 60 * hours })}>${say('forward', hours)}</button>`)}
      </p>
    </section>
    <p class="said" role="status">${said}</p>
  </aside>`;
}
