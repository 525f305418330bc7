import type { SignedIn } from '../access/sessions.ts';
import { TIERS_PATH } from '../contract/service.ts';
import { formPage, button, form, type FieldErrors } from './form.ts';
import {
  html,
  type Html,
  noticeIn,
  numberText,
  type Page,
  type PageContext,
  type PageRoute,
  pathWithQuery,
} from './page.ts';
import { readNextPath } from './sign-in.ts';

/** A request of a signed-in user. */
export interface MemberContext extends PageContext {
  readonly signedIn: SignedIn;
}

/** Sends everyone who is not signed in to the sign-in page, which leads back to the page that was asked for. */
export function forMembers({ get, post, ...route }: PageRoute<MemberContext>): PageRoute {
  const isMember = (context: PageContext): context is MemberContext => context.signedIn !== undefined;
  return {
    ...route,
    ...(get && {
      get(context) {
        if (isMember(context)) return get(context);
        const next = readNextPath(context.request.url.split('?', 1)[0] ?? '');
        return { redirectTo: pathWithQuery(SIGN_IN, { next }) };
      },
    }),
    ...(post && { post: (context) => (isMember(context) ? post(context) : { redirectTo: SIGN_IN }) }),
  };
}

const SIGN_IN = '/account/sign-in';

/** The parts of the account area, and the paths of their first pages. */
const SECTIONS = {
  overview: '/account',
  keys: '/account/keys',
  usage: '/account/usage',
  applications: '/account/applications',
} as const;

type Section = keyof typeof SECTIONS;

interface Content {
  readonly title: string;
  readonly content: Html;
  readonly errors?: FieldErrors;
  /** Path and query of the form, if the page has one that may be refused. */
  readonly selfPath?: string;
}

/** An account page: the navigation, then errors or a notice, the heading, and the content. */
export function accountPage(
  context: PageContext,
  current: Section,
  { title, content, errors = {}, selfPath }: Content,
): Page {
  const { messages } = context;
  const links = Object.entries(SECTIONS).map(
    ([section, path]) =>
      html`<li>
        <a href="${path}" ${section === current ? html` aria-current="true"` : undefined}
          >${messages[section as Section]}</a
        >
      </li>`,
  );
  const navigation = html`<nav class="account-nav" aria-label="${messages.accountSections}">
    <ul>
      ${links}
    </ul>
  </nav> `;
  return formPage({ title, errors, content, navigation, done: noticeIn(context), selfPath }, messages);
}

/** The first account page. */
export const overviewRoute = forMembers({ path: '/account', get: overviewPage });

async function overviewPage(context: MemberContext): Promise<Page> {
  const { parts, messages, csrfToken, language, signedIn } = context;
  const [keys, clients, { usage }] = await Promise.all([
    parts.keys.list(signedIn),
    parts.connectedClients.list(signedIn.userId),
    parts.readUsageNow(signedIn, 1),
  ]);
  const activeKeys = keys.filter(({ state }) => state === 'active').length;
  const { count, limit } = usage.summary.today;
  const used = numberText(language, count);
  const today =
    limit === null ? used : messages.countOfLimit({ count: used, limit: numberText(language, limit) });
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
        <dd><a href="/account/applications">${clients.length}</a></dd>
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

const startWithKey = ({ messages }: MemberContext): Html =>
  html`<h2>${messages.startWithKey}</h2>
    <p>${messages.startWithKeyText}</p>
    <p><a class="button" href="/account/keys/new">${messages.newKey}</a></p>`;
