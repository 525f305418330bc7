import { languageName } from '../../contract/languages.ts';
import { Language } from '../../contract/vocabulary.ts';
import { pageParameters } from '../read-query.ts';
import type { FrameParts } from './frame/frame.ts';
import { escapeHtml } from './page.ts';

/** The path of a page in another language. */
function inLanguage(selfPath: string, language: Language): string {
  const [path = '/'] = selfPath.split('?', 1);
  const parameters = pageParameters(selfPath);
  parameters.set('lang', language);
  return `${path}?${parameters.toString()}`;
}

/** The name of a language in that language, capitalised for the start of a line. */
function ownName(language: Language): string {
  const name = languageName(language, language);
  return name.slice(0, 1).toLocaleUpperCase(language) + name.slice(1);
}

/** Links from a page to itself in each language. @param selfPath - path and query of the page */
export const languageLinks = (selfPath: string): NonNullable<FrameParts['languageLinks']> =>
  Language.options.map((language) => ({
    language,
    name: ownName(language),
    href: escapeHtml(inLanguage(selfPath, language)),
  }));
