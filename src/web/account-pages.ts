import type { SignedIn } from '../access/sessions.ts';
import type { ConnectedClient } from '../auth/connected-clients.ts';
import { API_PREFIX } from '../contract/service.ts';
import { button, notice, form } from './form-elements.ts';
import type { Page } from './render-page.ts';
import { html, type Html } from './html.ts';
import { scopeList } from './scope-list.ts';
import type { PageRoute } from './serve-pages.ts';
import { pathWithQuery, noticeIn, type PageContext } from './page-context.ts';
import { TIERS_PATH } from './tiers-page.ts';
import type { PageParts } from './page-parts.ts';

function clientItem({ messages, csrfToken, language }: PageContext, client: ConnectedClient): Html {
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const label = html`${messages.disconnect}<span class="hidden"> ${client.name}</span>`;
  return html`<li>
    <h3>${client.name}</h3>
    <dl>
      <dt>${messages.clientHost}</dt>
      <dd>${client.redirectHost}</dd>
      <dt>${messages.clientMay}</dt>
      <dd>${scopeList(client.scopes, messages)}</dd>
      <dt>${messages.clientSince}</dt>
      <dd>${day.format(client.since)}</dd>
      <dt>${messages.clientUsed}</dt>
      <dd>${day.format(client.lastUsedAt)}</dd>
    </dl>
    ${form({ action: '/account/disconnect', csrfToken, hidden: { client: client.id } }, button(label, 'quiet'))}
  </li>`;
}

function accountPage(
  context: PageContext,
  { email, tier }: SignedIn,
  clients: readonly ConnectedClient[],
): Page {
  const { messages, csrfToken } = context;
  const list =
    clients.length === 0
      ? html`<p>${messages.noClients}</p>`
      : html`<ul class="clients">
          ${clients.map((client) => clientItem(context, client))}
        </ul>`;
  return {
    title: messages.account,
    main: html`${notice(noticeIn(context))}
      <h1>${messages.account}</h1>
      <dl>
        <dt>${messages.email}</dt>
        <dd>${email}</dd>
        <dt>${messages.tier}</dt>
        <dd><a href="${TIERS_PATH}">${tier}</a></dd>
        <dt>${messages.usage}</dt>
        <dd><a href="${API_PREFIX}/usage">${messages.usageLink}</a></dd>
      </dl>
      <p><a href="/account/forgotten">${messages.changePassword}</a></p>
      <p><a href="/docs/">${messages.reference}</a></p>
      <h2>${messages.keys}</h2>
      <p>${messages.keysText}</p>
      <pre><code>npm run trivia -- keys create --email ${email} --scope pk --name website</code></pre>
      <h2>${messages.clients}</h2>
      ${list}
      <div class="aside">
        ${form({ action: '/account/sign-out', csrfToken }, button(messages.signOut))}
        ${form({ action: '/account/sign-out-everywhere', csrfToken }, button(messages.signOutEverywhere, 'quiet'))}
        <p class="hint">${messages.signOutEverywhereText}</p>
      </div>`,
  };
}

/** The account page of the signed-in user. */
export function accountPages(parts: PageParts): PageRoute[] {
  return [
    {
      path: '/account',
      async get(context) {
        const { signedIn } = context;
        if (signedIn === undefined) return { redirectTo: '/account/sign-in' };
        return accountPage(context, signedIn, await parts.connectedClients.list(signedIn.userId));
      },
    },
    {
      path: '/account/disconnect',
      async post({ signedIn }, values) {
        if (signedIn === undefined) return { redirectTo: '/account/sign-in' };
        const disconnected = await parts.connectedClients.disconnect(signedIn.userId, values('client'));
        return {
          redirectTo: pathWithQuery('/account', { done: disconnected ? 'disconnected' : 'not-connected' }),
        };
      },
    },
  ];
}
