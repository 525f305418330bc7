import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Accounts } from '../access/accounts.ts';
import type { OwnKeys } from '../access/api-keys.ts';
import type { Sessions, SignedIn } from '../access/sessions.ts';
import type { ConnectedClients } from '../auth/connected-clients.ts';
import type { Interactions } from '../auth/interactions.ts';
import type { Language } from '../contract/vocabulary.ts';
import type { ReadUsageNow } from '../endpoints/get-usage.ts';
import { languageLinks, documentOf, escapeHtml } from '../http/pages/page.ts';
import type { AccountThrottle } from '../limits/account-throttle.ts';
import type { AddressLimiter } from '../limits/address-limiter.ts';
import type { Tiers } from '../limits/limiter.ts';
import type { Mailer } from './mail.ts';
import type { Messages } from './messages/messages.ts';

/** The request of a browser, and what a page knows about it. */
export interface PageContext {
  readonly parts: PageParts;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly language: Language;
  readonly messages: Messages;
  readonly query: URLSearchParams;
  /** The value of a field of the posted form. An empty string for a field that was not sent. */
  readonly values: (name: string) => string;
  readonly signedIn: SignedIn | undefined;
  /** Goes into every form of the response. */
  readonly csrfToken: string;
}

export interface Page {
  readonly title: string;
  readonly main: Html;
  /** 200 by default. */
  readonly status?: number;
  /** Whether it belongs to the account in the main navigation. By default it does. */
  readonly isOfAccount?: boolean;
  /** Path and query of this page, for its links to other languages; those of the request by default. */
  readonly selfPath?: string | undefined;
}

/** What a page responds with: a page, a redirect, or nothing more. */
export type PageResponse =
  | Page
  | {
      /** A path on this site. */
      readonly redirectTo: string;
      /** A Set-Cookie header to send along. */
      readonly cookie?: string;
    }
  | typeof RESPONSE_SENT;

/** The authorization server has sent the response itself. */
export const RESPONSE_SENT = 'response sent' as const;

/** The page at a path, and the form that is posted to it. */
export interface PageRoute<Context = PageContext> {
  readonly path: string;
  /** Whether the form may redirect to another site, that of a client. */
  readonly formLeavesSite?: boolean;
  /** Whether the page loads the script of the account pages. */
  readonly hasScript?: boolean;
  readonly get?: Respond<Context>;
  readonly post?: Respond<Context>;
}

export type Respond<Context> = (context: Context) => PageResponse | Promise<PageResponse>;

export interface PageParts {
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly throttle: AccountThrottle;
  readonly addressLimiter: AddressLimiter;
  readonly interactions: Interactions;
  readonly connectedClients: ConnectedClients;
  readonly keys: OwnKeys;
  readonly readUsageNow: ReadUsageNow;
  readonly tiers: Tiers;
  readonly mailer: Mailer;
  /** Public address without a trailing slash. */
  readonly baseUrl: () => string;
}

/** A complete page with its header. @param url - path and query of the request */
export function renderPage(
  { title, main, isOfAccount = true, selfPath }: Page,
  language: Language,
  url: string,
): string {
  return documentOf({
    title,
    language,
    ...(isOfAccount ? { section: '/account' } : {}),
    languageLinks: languageLinks(selfPath ?? url),
    main: html`<article>${main}</article>`.html,
  });
}

/**
 * Builds HTML from a template. Values are escaped unless they are already HTML. Put attribute values in double quotes.
 */
export function html(pieces: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return { html: String.raw({ raw: pieces }, ...parts.map(render)) };
}

/** Text that is already HTML. */
export interface Html {
  readonly html: string;
}

type Part = string | number | Html | readonly Html[] | undefined;

function render(part: Part): string {
  if (part === undefined) return '';
  if (typeof part === 'string') return escapeHtml(part);
  if (typeof part === 'number') return String(part);
  return 'html' in part ? part.html : part.map(({ html: text }) => text).join('');
}

/** A path with those parameters that have a value. */
export function pathWithQuery(
  path: string,
  parameters: Readonly<Record<string, string | undefined>>,
): string {
  const present = Object.entries(parameters).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  return present.length === 0 ? path : `${path}?${new URLSearchParams(present).toString()}`;
}

/** A link in a mail. It opens a page in the language of the mail. */
export const mailLink = (
  { parts, language }: PageContext,
  path: string,
  parameters: Readonly<Record<string, string>> = {},
): string => parts.baseUrl() + pathWithQuery(path, { ...parameters, lang: language });

/** The notice about what has just been done, when the URL names one. */
export const noticeIn = ({ query, messages }: PageContext): string | undefined =>
  messageNamed(messages, `done ${query.get('done') ?? ''}`);

/** The message with a computed name; undefined when there is none. */
export function messageNamed(messages: Messages, name: string): string | undefined {
  const known = Object.entries(messages).find(([each]) => each === name)?.[1];
  return typeof known === 'string' ? known : undefined;
}

/** A count with the separators of the language, also below 10,000. */
export const numberText = (language: Language, number: number): string =>
  new Intl.NumberFormat(language, { useGrouping: 'always' }).format(number);

/** A table with a row of headings. */
export const tableOf = (headings: readonly string[], rows: readonly Html[]): Html =>
  html`<table>
    <thead>
      <tr>
        ${headings.map((heading) => html`<th scope="col">${heading}</th> `)}
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`;
