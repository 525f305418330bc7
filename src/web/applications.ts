import type { ConnectedClient } from '../auth/connected-clients.ts';
import { dayText } from '../http/pages/frame/dates.ts';
import { accountPage, forMembers, type MemberContext } from './account.ts';
import { button, form } from './form.ts';
import type { Messages } from './messages/messages.ts';
import { html, type Html, messageNamed, type Page, type PageRoute, pathWithQuery } from './page.ts';

const PATH = '/account/applications';
const DISCONNECT_PATH = '/account/disconnect';

/** The applications that a user has connected. */
export const applicationRoutes: readonly PageRoute[] = [
  forMembers({ path: PATH, get: applicationsPage }),
  forMembers({
    path: DISCONNECT_PATH,
    async post({ parts, signedIn, values }) {
      const disconnected = await parts.connectedClients.disconnect(signedIn.userId, values('client'));
      return { redirectTo: pathWithQuery(PATH, { done: disconnected ? 'disconnected' : 'not-connected' }) };
    },
  }),
];

async function applicationsPage(context: MemberContext): Promise<Page> {
  const { parts, messages, signedIn } = context;
  const clients = await parts.connectedClients.list(signedIn.userId);
  return accountPage(context, 'applications', {
    title: messages.clients,
    content:
      clients.length === 0
        ? html`<p>${messages.noClients}</p>`
        : html`<ul class="clients">
            ${clients.map((client) => clientItem(context, client))}
          </ul>`,
  });
}

function clientItem({ messages, csrfToken, language }: MemberContext, client: ConnectedClient): Html {
  const name = html`<span class="hidden"> ${client.name}</span>`;
  return html`<li>
    <div>
      <h2>${client.name}</h2>
      <p class="hint">
        ${client.redirectHost} · ${messages.clientUsed}: ${dayText(language, client.lastUsedAt)}
      </p>
    </div>
    ${form({ action: DISCONNECT_PATH, csrfToken, hidden: { client: client.id } }, button(html`${messages.disconnect}${name}`, 'quiet'))}
    <details>
      <summary>${messages.clientDetails}${name}</summary>
      <dl>
        <dt>${messages.clientHost}</dt>
        <dd>${client.redirectHost}</dd>
        <dt>${messages.clientMay}</dt>
        <dd>${scopeList(client.scopes, messages)}</dd>
        <dt>${messages.clientSince}</dt>
        <dd>${dayText(language, client.since)}</dd>
      </dl>
    </details>
  </li>`;
}

/** What scopes allow a client to do; a scope without a description is shown by its name. */
export function scopeList(scopes: readonly string[], messages: Messages): Html {
  const items = scopes.map((scope) => html`<li>${messageNamed(messages, `scope ${scope}`) ?? scope}</li>`);
  return html`<ul class="points">
    ${items}
  </ul>`;
}
