import { languageName } from '../contract/languages.ts';
import { Language } from '../contract/vocabulary.ts';
import { documentOf } from '../http/pages/page.ts';
import { queryOf } from '../http/read-query.ts';
import { html, type Html } from './html.ts';
import { STYLE } from './style.ts';
import { MESSAGES } from './messages/messages.ts';

/** The content of a page. */
export interface Page {
  readonly title: string;
  readonly main: Html;
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

function languageLink(selfPath: string, language: Language, current: Language): Html {
  const mark = language === current ? html` aria-current="true"` : html``;
  return html`<li>
    <a href="${inLanguage(selfPath, language)}" lang="${language}" hreflang="${language}" ${mark}
      >${ownName(language)}</a
    >
  </li>`;
}

/**
 * A complete page with its header.
 *
 * @param selfPath - path and query of the page, for links to its other languages
 */
export function renderPage({ title, main }: Page, language: Language, selfPath: string): string {
  const messages = MESSAGES[language];
  const before = html`<a class="skip" href="#main">${messages.skip}</a>
    <header>
      <div>
        <a class="home" href="/account">${messages.service}</a>
        <nav aria-label="${messages.languages}">
          <ul>
            ${Language.options.map((each) => languageLink(selfPath, each, language))}
          </ul>
        </nav>
      </div>
    </header> `;
  return documentOf({
    title,
    language,
    style: STYLE,
    before: before.html,
    main: html`<article>${main}</article>`.html,
  });
}
