import type { IncomingHttpHeaders } from 'node:http';

import { cookieKind, readCookie } from '../access/sessions.ts';
import { DEFAULT_LANGUAGE, Language } from '../contract/vocabulary.ts';

/** Seconds: a year. */
const COOKIE_AGE = 31_536_000;

const isLanguage = (text: string | undefined | null): text is Language =>
  Language.options.some((language) => language === text);

/** The language of ours that a browser wants most; of several that it wants alike the first. */
function wantedLanguage(header: string): Language | undefined {
  const wanted = header.split(',').map((part) => {
    const [tag = '', ...parameters] = part.split(';');
    const weight = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
    return { language: tag.trim().toLowerCase().split('-', 1)[0], weight: Number(weight ?? 1) };
  });
  const known = wanted.filter(({ language, weight }) => isLanguage(language) && weight > 0);
  const best = known.toSorted((left, right) => right.weight - left.weight)[0]?.language;
  return isLanguage(best) ? best : undefined;
}

/** The language of an answer, and the Set-Cookie that keeps it when the person has just chosen it. */
export interface ChosenLanguage {
  readonly language: Language;
  readonly cookie: string | undefined;
}

/**
 * Chooses by `?lang=`, else by what was chosen before, else by what the browser wants; the default language when nothing says otherwise.
 *
 * @param baseUrl - the public address
 */
export function createChooseLanguage(baseUrl: string) {
  const { name, rules } = cookieKind(baseUrl, 'trivia_language');

  return (query: URLSearchParams, headers: IncomingHttpHeaders): ChosenLanguage => {
    const asked = query.get('lang');
    if (isLanguage(asked))
      return { language: asked, cookie: `${name}=${asked}; ${rules}; Max-Age=${COOKIE_AGE}` };
    const kept = readCookie(headers.cookie, name);
    if (isLanguage(kept)) return { language: kept, cookie: undefined };
    return {
      language: wantedLanguage(headers['accept-language'] ?? '') ?? DEFAULT_LANGUAGE,
      cookie: undefined,
    };
  };
}
