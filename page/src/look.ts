// What the message components lack for us: contrast, a visible focus, and buttons that are really disabled.

import '@skyra/discord-components-core/discord-action-row.js';
import '@skyra/discord-components-core/discord-attachments.js';
import '@skyra/discord-components-core/discord-button.js';
import '@skyra/discord-components-core/discord-code.js';
import '@skyra/discord-components-core/discord-embed.js';
import '@skyra/discord-components-core/discord-embed-description.js';
import '@skyra/discord-components-core/discord-embed-field.js';
import '@skyra/discord-components-core/discord-embed-fields.js';
import '@skyra/discord-components-core/discord-embed-footer.js';
import '@skyra/discord-components-core/discord-file-attachment.js';
import '@skyra/discord-components-core/discord-mention.js';
import '@skyra/discord-components-core/discord-message.js';
import '@skyra/discord-components-core/discord-messages.js';
import '@skyra/discord-components-core/discord-quote.js';
import '@skyra/discord-components-core/discord-spoiler.js';
import '@skyra/discord-components-core/discord-subscript.js';
import '@skyra/discord-components-core/discord-system-message.js';
import '@skyra/discord-components-core/discord-time.js';
import { css, type CSSResult, LitElement } from 'lit';

const FOCUS = css`
  button:focus-visible,
  a:focus-visible {
    outline: 2px solid #00a8fc;
    outline-offset: 2px;
  }
`;

const MORE: [string, CSSResult][] = [
  [
    'discord-message',
    css`
      .discord-message-timestamp,
      .discord-message-edited {
        color: #a9acb3 !important;
      }
      /* The page has these words in the person's language, and a button instead of a span. */
      .discord-message-ephemeral {
        display: none;
      }
      .discord-message-content {
        min-width: 0;
      }
      .discord-author-avatar img {
        cursor: default;
      }
      :host(:hover) .discord-message-timestamp-hover::before {
        content: none;
      }
    `,
  ],
  [
    'discord-button',
    css`
      :host > *:first-child {
        cursor: pointer;
      }
      .success {
        background-color: #1f7a41;
      }
      .destructive {
        background-color: #c7373b;
      }
      .primary {
        background-color: #505cdc;
      }
      button {
        box-sizing: border-box;
      }
    `,
  ],
  [
    'discord-author-info',
    css`
      :host .discord-author-username:hover {
        cursor: default;
        text-decoration: none;
      }
    `,
  ],
  [
    'discord-system-message',
    css`
      :host {
        color: #b5b9bf;
        margin-top: 0.5rem;
      }
      :host .discord-message-timestamp {
        color: #a9acb3;
      }
    `,
  ],
];

/** Adds to the components' own styles; called before the first of them is made. */
export function mend(): void {
  for (const [name, styles] of MORE) {
    const component = customElements.get(name) as typeof LitElement | undefined;
    component?.elementStyles.push(styles, FOCUS);
  }
  const button = customElements.get('discord-button') as (new () => LitElement & { disabled?: boolean }) | undefined;
  if (button === undefined) return;
  Object.defineProperty(button.prototype, 'updated', {
    value(this: LitElement & { disabled?: boolean }) {
      const inner = this.renderRoot.querySelector('button');
      if (inner !== null) inner.disabled = this.disabled ?? false;
    },
  });
}
