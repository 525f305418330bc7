import type { SignedIn } from '../access/sessions.ts';
import type { ConnectedClient } from '../auth/connected-clients.ts';
import { API_PREFIX } from '../contract/service.ts';
import { button, done, form } from './form-parts.ts';
import type { Page } from './frame.ts';
import { html, type Html } from './html.ts';
import { scopeList } from './scope-words.ts';
import type { PageRow } from './serve-pages.ts';
import { at, doneIn, type Visit } from './visit.ts';
import type { Web } from './web.ts';

function clientItem({ words, formToken, language }: Visit, client: ConnectedClient): Html {
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const label = html`${words.disconnect}<span class="hidden"> ${client.name}</span>`;
  return html`<li>
    <h3>${client.name}</h3>
    <dl>
      <dt>${words.clientHost}</dt>
      <dd>${client.redirectHost}</dd>
      <dt>${words.clientMay}</dt>
      <dd>${scopeList(client.scopes, words)}</dd>
      <dt>${words.clientSince}</dt>
      <dd>${day.format(client.since)}</dd>
      <dt>${words.clientUsed}</dt>
      <dd>${day.format(client.lastUsedAt)}</dd>
    </dl>
    ${form({ action: '/account/disconnect', formToken, along: { client: client.id } }, button(label, 'quiet'))}
  </li>`;
}

function accountPage(visit: Visit, { email, tier }: SignedIn, clients: readonly ConnectedClient[]): Page {
  const { words, formToken } = visit;
  const list =
    clients.length === 0
      ? html`<p>${words.noClients}</p>`
      : html`<ul class="clients">
          ${clients.map((client) => clientItem(visit, client))}
        </ul>`;
  return {
    title: words.account,
    main: html`${done(doneIn(visit))}
      <h1>${words.account}</h1>
      <dl>
        <dt>${words.email}</dt>
        <dd>${email}</dd>
        <dt>${words.tier}</dt>
        <dd>${tier}</dd>
        <dt>${words.usage}</dt>
        <dd><a href="${API_PREFIX}/usage">${words.usageLink}</a></dd>
      </dl>
      <p><a href="/account/forgotten">${words.changePassword}</a></p>
      <p><a href="/docs/">${words.reference}</a></p>
      <h2>${words.clients}</h2>
      ${list}
      <div class="aside">
        ${form({ action: '/account/sign-out', formToken }, button(words.signOut))}
        ${form({ action: '/account/sign-out-everywhere', formToken }, button(words.signOutEverywhere, 'quiet'))}
        <p class="hint">${words.signOutEverywhereText}</p>
      </div>`,
  };
}

/** The page of whoever is signed in. */
export function accountPages(web: Web): PageRow[] {
  return [
    {
      path: '/account',
      async show(visit) {
        const { signedIn } = visit;
        if (signedIn === undefined) return { to: '/account/sign-in' };
        return accountPage(visit, signedIn, await web.connectedClients.list(signedIn.userId));
      },
    },
    {
      path: '/account/disconnect',
      async take({ signedIn }, given) {
        if (signedIn === undefined) return { to: '/account/sign-in' };
        const isEnded = await web.connectedClients.disconnect(signedIn.userId, given('client'));
        return { to: at('/account', { done: isEnded ? 'disconnected' : 'not-connected' }) };
      },
    },
  ];
}
