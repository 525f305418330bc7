import { MOST_PAGE_PARAMETERS } from '../contract/limits.ts';
import { invalidQuery } from '../errors.ts';

/** One decoded `name=value` of a query string. `raw` is the encoded form. */
export interface QueryPair {
  readonly raw: string;
  /** The encoded form when it cannot be decoded. */
  readonly name: string;
  readonly value: string;
  /** What is wrong with the encoding. */
  readonly issue?: string;
}

/** No parameter allows control characters; the database would refuse them later. */
// eslint-disable-next-line no-control-regex -- control characters are exactly what is looked for
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/;
const PRINTABLE_ASCII = /^[\x20-\x7e]*$/;

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    // Thrown for a broken escape, and for bytes that are not UTF-8, such as a lone surrogate.
    return undefined;
  }
}

function readPair(raw: string): QueryPair {
  const equals = raw.indexOf('=');
  const rawName = equals === -1 ? raw : raw.slice(0, equals);
  const rawValue = equals === -1 ? '' : raw.slice(equals + 1);
  const [name, value] = [decode(rawName), decode(rawValue)];
  const pair = { raw, name: name ?? rawName, value: value ?? rawValue };
  if (name === undefined || value === undefined)
    return { ...pair, issue: 'has a percent-escape that is broken or not UTF-8' };
  if (!PRINTABLE_ASCII.test(raw)) return { ...pair, issue: 'has characters that must be percent-encoded' };
  if (CONTROL.test(value) || CONTROL.test(name)) return { ...pair, issue: 'has a control character' };
  return pair;
}

/** Parses a query string, without the question mark. */
export function readQuery(query: string): QueryPair[] {
  return query === ''
    ? []
    : query
        .split('&')
        .filter((raw) => raw !== '')
        .map(readPair);
}

/** What jQuery adds to each URL so that no cache knows it. */
const CACHE_BUSTER = /(^|&)_=\d*(?=&|$)/g;

/** A query string without what defeats caches. It is ignored, since many pages send it without their authors' knowledge. */
export const withoutCacheBuster = (query: string): string =>
  query.includes('_=') ? query.replaceAll(CACHE_BUSTER, '') : query;

/** The part of a URL after the first question mark. */
export function queryOf(url: string): string {
  const mark = url.indexOf('?');
  return mark === -1 ? '' : url.slice(mark + 1);
}

/** Whether a query or a form has more parameters, before any of them is decoded. */
export const hasMoreParameters = (query: string, most: number): boolean =>
  query.split('&', most + 1).length > most;

/** What separates the parameters of a page, and the items of its lists. */
const PAGE_SEPARATOR = /[&,]|%2c/i;

/**
 * Refuses the address of a page with more parameters and items than any page has.
 *
 * @throws ServiceError `invalid_query_param`
 */
export function checkPageQuery(url: string): void {
  const query = queryOf(url);
  if (
    query.length >= MOST_PAGE_PARAMETERS &&
    query.split(PAGE_SEPARATOR, MOST_PAGE_PARAMETERS + 1).length > MOST_PAGE_PARAMETERS
  )
    throw invalidQuery(`has more than ${MOST_PAGE_PARAMETERS} parameters and list items`);
}

/** The parameters of a page, without those after the most that any page has: its error page reads them, too. */
export const pageParameters = (url: string): URLSearchParams =>
  new URLSearchParams(queryOf(url).split('&', MOST_PAGE_PARAMETERS).join('&'));
