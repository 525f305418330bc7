import { z } from 'zod';

import { exceededBound, type JsonBounds } from '../contract/json-bounds.ts';
import { MOST_PAGE_PARAMETERS, MOST_IDS } from '../contract/limits.ts';
import { ServiceError, invalidBody, invalidQuery, unsupportedMediaType } from '../errors.ts';

/** The part of a URL after the first question mark. */
export function queryOf(url: string): string {
  const mark = url.indexOf('?');
  return mark === -1 ? '' : url.slice(mark + 1);
}

/** What jQuery adds to each URL so that no cache knows it. */
const CACHE_BUSTER = /(^|&)_=\d*(?=&|$)/g;

/** A query string without what defeats caches. It is ignored, since many pages send it without their authors' knowledge. */
export const withoutCacheBuster = (query: string): string =>
  query.includes('_=') ? query.replaceAll(CACHE_BUSTER, '') : query;

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

/** One decoded `name=value` of a query string. `raw` is the encoded form. */
export interface QueryPair {
  readonly raw: string;
  /** The encoded form when it cannot be decoded. */
  readonly name: string;
  readonly value: string;
  /** What is wrong with the encoding. */
  readonly issue?: string;
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

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    // Thrown for a broken escape, and for bytes that are not UTF-8, such as a lone surrogate.
    return undefined;
  }
}

/** No parameter allows control characters; the database would refuse them later. */
// oxlint-disable-next-line no-control-regex -- control characters are exactly what is looked for
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/;

const PRINTABLE_ASCII = /^[\x20-\x7e]*$/;

/** The value of a text, or what is wrong with it. */
export type Reading = { readonly value: unknown } | { readonly issue: string };

export type Reader = (text: string) => Reading;

type Schema = z.core.JSONSchema._JSONSchema;

/** Builds the reader of a parameter's text from its published schema. */
export function readerOf(name: string, schema: Schema): Reader {
  if (typeof schema === 'object') {
    if (schema.anyOf !== undefined) return asOneOf(schema.anyOf.map((branch) => readerOf(name, branch)));
    if (schema.type === 'integer') return asInteger;
    if (schema.type === 'string') return asText;
    if (schema.type === 'array' && typeof schema.items === 'object' && !Array.isArray(schema.items))
      return asList(readerOf(name, schema.items), listSize(schema));
  }
  throw new Error(`the parameter ${name} has a schema that text cannot be decoded by`);
}

const asText: Reader = (text) => ({ value: text });

const asInteger: Reader = (text) => {
  const value = Number(text);
  return WHOLE_NUMBER.test(text) && Number.isSafeInteger(value)
    ? { value: value === 0 ? 0 : value }
    : { issue: 'must be a whole number' };
};

const WHOLE_NUMBER = /^-?\d+$/;

const asList =
  (item: Reader, size: number): Reader =>
  (text) => {
    const readings = splitList(text, size).map((part) =>
      part === '' ? { issue: 'has an empty item' } : item(part),
    );
    const issue = readings.find((reading) => 'issue' in reading);
    return issue ?? { value: readings.map((reading) => ('value' in reading ? reading.value : undefined)) };
  };

/** The first alternative that can be decoded; text always can, so it comes last. */
const asOneOf =
  (alternatives: readonly Reader[]): Reader =>
  (text) => {
    const sorted = [...alternatives].sort((a, b) => Number(a === asText) - Number(b === asText));
    const readings = sorted.map((read) => read(text));
    return readings.find((reading) => 'value' in reading) ?? readings[0] ?? { issue: 'is not valid' };
  };

/** The array parameters of an input, each with the number of items that it accepts. */
export type ListSizes = ReadonlyMap<string, number>;

/** Reads the sizes from the published schema. */
export function listSizes(input: z.ZodObject): ListSizes {
  const { properties = {} } = z.toJSONSchema(input, { io: 'input' });
  return new Map(
    Object.entries(properties).flatMap(([name, schema]) =>
      typeof schema === 'object' && schema.type === 'array' ? [[name, listSize(schema)] as const] : [],
    ),
  );
}

/** The same values with an array wherever a list was given as text, and without items after the first one too many. */
export function readLists(
  values: Readonly<Record<string, unknown>>,
  sizes: ListSizes,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]): [string, unknown] => {
      const size = sizes.get(name);
      if (size === undefined) return [name, value];
      if (typeof value === 'string') return [name, splitList(value, size)];
      return [name, Array.isArray(value) ? value.slice(0, size + 1) : value];
    }),
  );
}

/** The number of items that a list with this published schema accepts. */
const listSize = ({ maxItems = MOST_IDS }: { readonly maxItems?: number | undefined }): number => maxItems;

/**
 * Splits comma-separated text. It stops after one item too many, which suffices for the schema to refuse the list and
 * bounds the work for the others.
 */
const splitList = (text: string, size: number): string[] =>
  text.split(',', size + 1).map((item) => item.trim());

/** The unparsed body of a request. */
export interface RawBody {
  /** The `Content-Type` header, if there is one. */
  readonly contentType: string | undefined;
  /** Undefined when the request has no body. */
  readonly bytes: Buffer | undefined;
}

/** The bytes of a body, which no parser has read yet; undefined when the request has none. */
export const bytesOf = ({ body }: { readonly body: unknown }): Buffer | undefined =>
  body instanceof Buffer ? body : undefined;

/**
 * Parses the JSON object in a request's body. If a member occurs twice, the last one counts.
 *
 * @throws ServiceError `invalid_body` or `unsupported_media_type`
 */
export function readBody({ contentType, bytes }: RawBody, bounds: JsonBounds): Record<string, unknown> {
  if (bytes === undefined || bytes.length === 0) throw invalidBody('is empty');
  if (!isJsonType(contentType)) throw unsupportedMediaType();
  const value = readJson(bytes, bounds);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw invalidBody('must be a JSON object');
  return { ...value };
}

/** Whether a `Content-Type` is JSON, with no charset or UTF-8. */
export const isJsonType = (contentType: string | undefined): boolean =>
  contentType !== undefined && JSON_TYPE.test(contentType);

const JSON_TYPE = /^application\/json\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?$/i;

/**
 * Parses bytes as JSON in UTF-8.
 *
 * @throws ServiceError `invalid_body`
 */
export function readJson(bytes: Buffer, bounds: JsonBounds): unknown {
  try {
    const text = UTF_8.decode(bytes);
    const excess = exceededBound(text, bounds);
    if (excess !== undefined) throw invalidBody(excess);
    return JSON.parse(text, refusePrototypes);
  } catch (error) {
    throw error instanceof ServiceError ? error : invalidBody('is not JSON in UTF-8', error);
  }
}

const UTF_8 = new TextDecoder('utf-8', { fatal: true });

function refusePrototypes(key: string, value: unknown): unknown {
  if (key === '__proto__') throw new SyntaxError('a member is named __proto__');
  return value;
}
