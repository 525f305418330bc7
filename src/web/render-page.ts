import type { Language } from '../contract/vocabulary.ts';
import { languageLinks } from '../http/pages/language-links.ts';
import { documentOf } from '../http/pages/page.ts';
import { html, type Html } from './html.ts';

/** The content of a page. */
export interface Page {
  readonly title: string;
  readonly main: Html;
  /** Whether it belongs to the account in the main navigation. By default it does. */
  readonly isOfAccount?: boolean;
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
    languageLinks: languageLinks(selfPath),
    main: html`<article>${main}</article>`.html,
  });
}
