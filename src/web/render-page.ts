import { languageName } from '../contract/languages.ts';
import { Language } from '../contract/vocabulary.ts';
import { documentOf, escapeHtml } from '../http/pages/page.ts';
import { queryOf } from '../http/read-query.ts';
import { html, type Html } from './html.ts';

/** The content of a page. */
export interface Page {
  readonly title: string;
  readonly main: Html;
  /** Whether it belongs to the account in the main navigation. By default it does. */
  readonly isOfAccount?: boolean;
}

/** The path of this page in another language. */
function inLanguage(selfPath: string, language: Language): string {
  const [path = '/'] = selfPath.split('?', 1);
  const parameters = new URLSearchParams(queryOf(selfPath));
  parameters.set('lang', language);
  return `${path}?${parameters.toString()}`;
}

/** The name of a language in that language, capitalised for the start of a line. */
function ownName(language: Language): string {
  const name = languageName(language, language);
  return name.slice(0, 1).toLocaleUpperCase(language) + name.slice(1);
}

/**
 * A complete page with its header.
 *
 * @param selfPath - path and query of the page, for links to its other languages
 */
export function renderPage(
  { title, main, isOfAccount = true }: Page,
  language: Language,
  selfPath: string,
): string {
  return documentOf({
    title,
    language,
    ...(isOfAccount ? { section: '/account' } : {}),
    languageLinks: Language.options.map((each) => ({
      language: each,
      name: ownName(each),
      href: escapeHtml(inLanguage(selfPath, each)),
    })),
    main: html`<article>${main}</article>`.html,
  });
}
