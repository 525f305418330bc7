import { bytesOf, PreparedQuestion } from '../contract/question.ts';
import { API_PREFIX } from '../contract/service.ts';
import { queryOf, readQuery, withoutCacheBuster } from '../http/read-input.ts';
import type { EndpointResult, PageParameters } from '../endpoints/endpoint.ts';

/** Absolute URL of a neighbouring page: the request's own with other values for these parameters. */
function pageLink(baseUrl: string, url: string, page: PageParameters): string {
  const changed = typeof page === 'string' ? { cursor: page } : page;
  const [path = API_PREFIX] = url.split('?', 1);
  const kept = readQuery(withoutCacheBuster(queryOf(url)))
    .filter((pair) => !(pair.name in changed))
    .map((pair) => pair.raw);
  const set = Object.entries(changed).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${value}`],
  );
  return `${baseUrl}${path}?${[...kept, ...set].join('&')}`;
}

const cursorIn = (page: PageParameters | undefined): string | null =>
  (typeof page === 'string' ? page : page?.cursor) ?? null;

/**
 * The response body: the operation's result, the request id in `meta`, and for paged results `_links`, or cursors in
 * `meta` if the input was in a body.
 */
function wrapResult(
  result: EndpointResult,
  requestId: string,
  baseUrl: string,
  url: string | undefined,
): object {
  const { meta, page, ...body } = result;
  if (page === undefined) return { ...body, meta: { ...meta, requestId } };
  if (url === undefined) {
    const cursors = { nextCursor: cursorIn(page.next), prevCursor: cursorIn(page.prev) };
    return { ...body, meta: { ...meta, ...cursors, requestId } };
  }
  const answer = { ...body, meta: { ...meta, requestId } };
  const link = (parameters: PageParameters): string => pageLink(baseUrl, url, parameters);
  return {
    ...answer,
    _links: {
      ...(page.next === undefined ? {} : { next: link(page.next) }),
      ...(page.prev === undefined ? {} : { prev: link(page.prev) }),
    },
  };
}

/** The bytes of a question, or of an array of questions. Anything else is not prepared. */
function preparedBytes(value: unknown): string | undefined {
  if (value instanceof PreparedQuestion) return value.bytes;
  if (!Array.isArray(value) || !(value[0] instanceof PreparedQuestion)) return undefined;
  let bytes = '';
  for (const question of value as readonly PreparedQuestion[])
    bytes += bytes === '' ? question.bytes : `,${question.bytes}`;
  return `[${bytes}]`;
}

/**
 * The response body in the form of `bytesOf`. Questions are already serialised.
 *
 * @param url - the path and query that contain the input; undefined if it was in a body
 */
export function writeResult(
  result: EndpointResult,
  requestId: string,
  baseUrl: string,
  url: string | undefined,
): string {
  const { data, ...rest } = result;
  const questions = preparedBytes(data);
  const wrapped = wrapResult(questions === undefined ? result : rest, requestId, baseUrl, url);
  const body = bytesOf(JSON.stringify(wrapped));
  return questions === undefined ? body : `{"data":${questions},${body.slice(1)}`;
}
