import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { cookieKind, readCookie } from '../../access/sessions.ts';
import { MOST_HEADER_ITEMS } from '../../contract/limits.ts';
import { DEFAULT_LANGUAGE, Language } from '../../contract/vocabulary.ts';
import { pageParameters } from '../read-input.ts';
import { VARY } from '../requests.ts';

/** Seconds: a year. */
const COOKIE_AGE = 31_536_000;

const isLanguage = (text: string | undefined | null): text is Language =>
  Language.options.some((language) => language === text);

/**
 * The supported language with the highest weight in an Accept-Language header; the first of several with the same
 * weight.
 */
function preferredLanguage(header: string): Language | undefined {
  // An error page about a long header reads it, too.
  const accepted = header.split(',', MOST_HEADER_ITEMS).map((part) => {
    const [tag = '', ...parameters] = part.split(';', MOST_HEADER_ITEMS);
    const weight = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
    return { language: tag.trim().toLowerCase().split('-', 1)[0], weight: Number(weight ?? 1) };
  });
  const supported = accepted.filter(({ language, weight }) => isLanguage(language) && weight > 0);
  const best = supported.toSorted((left, right) => right.weight - left.weight)[0]?.language;
  return isLanguage(best) ? best : undefined;
}

/** The language of a page, and the Set-Cookie header that remembers a language that the user has just chosen. */
interface ChosenLanguage {
  readonly language: Language;
  readonly cookie: string | undefined;
}

/**
 * Chooses by `?lang=`, then by the language chosen earlier, then by Accept-Language; otherwise the default language.
 *
 * @param baseUrl - the public address
 */
export function createChooseLanguage(baseUrl: string) {
  const { name, rules } = cookieKind(baseUrl, 'trivia_language');

  return (query: URLSearchParams, headers: IncomingHttpHeaders): ChosenLanguage => {
    const chosen = query.get('lang');
    if (isLanguage(chosen))
      return { language: chosen, cookie: `${name}=${chosen}; ${rules}; Max-Age=${COOKIE_AGE}` };
    const remembered = readCookie(headers.cookie, name);
    if (isLanguage(remembered)) return { language: remembered, cookie: undefined };
    return {
      language: preferredLanguage(headers['accept-language'] ?? '') ?? DEFAULT_LANGUAGE,
      cookie: undefined,
    };
  };
}

type ChooseLanguage = ReturnType<typeof createChooseLanguage>;

/** Chooses the language of a public page, and sets the headers for caches and the browser. */
export function languageOfPage(
  choose: ChooseLanguage,
  request: FastifyRequest,
  reply: FastifyReply,
): Language {
  const { language, cookie } = choose(pageParameters(request.url), request.headers);
  reply.header('vary', `Accept-Language, Cookie, ${VARY}`);
  // A response with a cookie is for one browser only.
  if (cookie !== undefined)
    reply.removeHeader('cache-tag').headers({ 'set-cookie': cookie, 'cache-control': 'private, no-cache' });
  return language;
}
