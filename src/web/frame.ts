import { languageName } from '../contract/languages.ts';
import { Language } from '../contract/vocabulary.ts';
import { documentOf } from '../http/page.ts';
import { queryOf } from '../http/read-query.ts';
import { html, type Html } from './html.ts';
import { STYLE } from './style.ts';
import { WORDS } from './words.ts';

/** What stands in the frame. */
export interface Page {
  readonly title: string;
  readonly main: Html;
}

/** The address of this page in another language. */
function inLanguage(here: string, language: Language): string {
  const [path = '/'] = here.split('?', 1);
  const parameters = new URLSearchParams(queryOf(here));
  parameters.set('lang', language);
  return `${path}?${parameters.toString()}`;
}

/** What a language calls itself, at the beginning of a line. */
function ownName(language: Language): string {
  const name = languageName(language, language);
  return name.slice(0, 1).toLocaleUpperCase(language) + name.slice(1);
}

function languageLink(here: string, language: Language, current: Language): Html {
  const mark = language === current ? html` aria-current="true"` : html``;
  return html`<li>
    <a href="${inLanguage(here, language)}" lang="${language}" hreflang="${language}" ${mark}
      >${ownName(language)}</a
    >
  </li>`;
}

/**
 * A whole page with its header.
 *
 * @param here - path and query where the page can be had again
 */
export function frame({ title, main }: Page, language: Language, here: string): string {
  const words = WORDS[language];
  const before = html`<a class="skip" href="#main">${words.skip}</a>
    <header>
      <div>
        <a class="home" href="/account">${words.service}</a>
        <nav aria-label="${words.languages}">
          <ul>
            ${Language.options.map((each) => languageLink(here, each, language))}
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
