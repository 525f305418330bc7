import { html, type Html } from './html.ts';
import { messageNamed, type Messages } from './messages/messages.ts';

/** What scopes allow a client to do; a scope without a description is shown by its name. */
export function scopeList(scopes: readonly string[], messages: Messages): Html {
  const items = scopes.map((scope) => html`<li>${messageNamed(messages, `scope ${scope}`) ?? scope}</li>`);
  return html`<ul class="points">
    ${items}
  </ul>`;
}
