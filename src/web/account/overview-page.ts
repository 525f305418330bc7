import { button, form } from '../forms/form-elements.ts';
import { html, type Html } from '../html.ts';
import type { PageParts } from '../page-parts.ts';
import type { Page } from '../render-page.ts';
import type { PageRoute } from '../serve-pages.ts';
import { TIERS_PATH } from '../../contract/service.ts';
import { numberText } from '../usage/number-text.ts';
import { accountPage } from './account-page.ts';
import { forMembers, type MemberContext } from './member-route.ts';

interface Counts {
  readonly activeKeys: number;
  readonly applications: number;
  readonly requestsToday: number;
  readonly perDay: number | null;
}

const startWithKey = ({ messages }: MemberContext): Html =>
  html`<h2>${messages.startWithKey}</h2>
    <p>${messages.startWithKeyText}</p>
    <p><a class="button" href="/account/keys/new">${messages.newKey}</a></p>`;

function overviewPage(context: MemberContext, counts: Counts): Page {
  const { messages, csrfToken, language, signedIn } = context;
  const { activeKeys, applications, requestsToday, perDay } = counts;
  const used = numberText(language, requestsToday);
  const today =
    perDay === null ? used : messages.countOfLimit({ count: used, limit: numberText(language, perDay) });
  return accountPage(context, 'overview', {
    title: messages.account,
    content: html`<dl>
        <dt>${messages.email}</dt>
        <dd>${signedIn.email}</dd>
        <dt>${messages.tier}</dt>
        <dd><a href="${TIERS_PATH}">${signedIn.tier}</a></dd>
        <dt>${messages.keys}</dt>
        <dd><a href="/account/keys">${activeKeys}</a></dd>
        <dt>${messages.requestsToday}</dt>
        <dd><a href="/account/usage">${today}</a></dd>
        <dt>${messages.clients}</dt>
        <dd><a href="/account/applications">${applications}</a></dd>
      </dl>
      ${activeKeys === 0 ? startWithKey(context) : undefined}
      <p><a href="/docs/">${messages.reference}</a></p>
      <p><a href="/account/forgotten">${messages.changePassword}</a></p>
      <div class="aside">
        ${form({ action: '/account/sign-out', csrfToken }, button(messages.signOut))}
        ${form({ action: '/account/sign-out-everywhere', csrfToken }, button(messages.signOutEverywhere, 'quiet'))}
        <p class="hint">${messages.signOutEverywhereText}</p>
      </div>`,
  });
}

/** The first account page. */
export const overviewRoute = (parts: PageParts): PageRoute =>
  forMembers({
    path: '/account',
    async get(context) {
      const { signedIn } = context;
      const [keys, clients, { usage }] = await Promise.all([
        parts.keys.list(signedIn),
        parts.connectedClients.list(signedIn.userId),
        parts.readUsageNow(signedIn, 1),
      ]);
      const { count, limit } = usage.summary.today;
      return overviewPage(context, {
        activeKeys: keys.filter(({ state }) => state === 'active').length,
        applications: clients.length,
        requestsToday: count,
        perDay: limit,
      });
    },
  });
