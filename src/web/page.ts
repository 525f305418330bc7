import type { SignedIn } from '../access/sessions.ts';
import type { Language } from '../contract/vocabulary.ts';
import { languageLinks } from '../http/pages/language-links.ts';
import { documentOf, escapeHtml } from '../http/pages/page.ts';
import type { Messages } from './messages/messages.ts';

/** What a page knows about the request of a browser. */
export interface PageContext {
  readonly language: Language;
  readonly messages: Messages;
  readonly query: URLSearchParams;
  readonly signedIn: SignedIn | undefined;
  /** Goes into every form of the response. */
  readonly csrfToken: string;
}

/** The content of a page. */
export interface Page {
  readonly title: string;
  readonly main: Html;
  /** 200 by default. */
  readonly status?: number;
  /** Whether it belongs to the account in the main navigation. By default it does. */
  readonly isOfAccount?: boolean;
  /** Path and query of this page, for its links to other languages; those of the request by default. */
  readonly selfPath?: string;
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

/** What a route does with a request. */
export type Respond<Given extends readonly unknown[]> = (
  ...given: Given
) => PageResponse | Promise<PageResponse>;

/** The authorization server has sent the response itself. */
export const RESPONSE_SENT = 'response sent' as const;

/** The status of a page that shows its form again with errors. */
export const UNPROCESSABLE = 422;

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

const INTERACTION = /^[\w-]{1,64}$/;

/** The interaction that a form or a URL names; undefined for none or an invalid one. */
export const readInteraction = (text: string | null): string | undefined =>
  text !== null && INTERACTION.test(text) ? text : undefined;

/** Paths without a query, dots or empty parts: none leads to another site. */
const BELOW_ACCOUNT = /^\/account(\/[\w-]+)+$/;

/** The account page that a form or a URL names as the next one; undefined for none or an invalid one. */
export const readNextPath = (text: string | null): string | undefined =>
  text !== null && BELOW_ACCOUNT.test(text) ? text : undefined;

/** The page where an interaction continues. */
export const interactionPath = (interaction: string): string => `/oauth/interaction/${interaction}`;

/** The interaction that the user came for, or else another path. */
export const nextPath = (interaction: string | undefined, otherwise: string): string =>
  interaction === undefined ? otherwise : interactionPath(interaction);

/** A path with those parameters that have a value. */
export function pathWithQuery(
  path: string,
  parameters: Readonly<Record<string, string | undefined>>,
): string {
  const present = Object.entries(parameters).filter(
    (pair): pair is [string, string] => pair[1] !== undefined,
  );
  return present.length === 0 ? path : `${path}?${new URLSearchParams(present).toString()}`;
}

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
