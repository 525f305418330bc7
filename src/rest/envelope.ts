import { PreparedQuestion } from '../contract/prepared-question.ts';
import { API_PREFIX } from '../contract/service.ts';
import { queryOf, readQuery } from '../http/read-query.ts';
import type { OperationResult } from './route.ts';

/** Absolute URL of a neighbouring page: the request's own with other values for these parameters. */
function pageLink(baseUrl: string, url: string, changed: Readonly<Record<string, string>>): string {
  const [path = API_PREFIX] = url.split('?', 1);
  const kept = readQuery(queryOf(url))
    .filter((pair) => !(pair.name in changed))
    .map((pair) => pair.raw);
  const set = Object.entries(changed).map(([name, value]) => `${name}=${value}`);
  return `${baseUrl}${path}?${[...kept, ...set].join('&')}`;
}

/** The response body: the operation's result, the request id in `meta`, and `_links` for paged results. */
function wrapResult(result: OperationResult, requestId: string, baseUrl: string, url: string): object {
  const { meta, page, ...body } = result;
  const answer = { ...body, meta: { ...meta, requestId } };
  if (page === undefined) return answer;
  const link = (cursor: string): string => pageLink(baseUrl, url, { ...page.along, cursor });
  return {
    ...answer,
    _links: {
      ...(page.next === undefined ? {} : { next: link(page.next) }),
      ...(page.prev === undefined ? {} : { prev: link(page.prev) }),
    },
  };
}

/** The text of an array of questions, or of one question. Anything else is not prepared. */
function preparedText(value: unknown): string | undefined {
  if (value instanceof PreparedQuestion) return value.text;
  if (!Array.isArray(value) || !(value[0] instanceof PreparedQuestion)) return undefined;
  let text = '';
  for (const question of value as readonly PreparedQuestion[])
    text += text === '' ? question.text : `,${question.text}`;
  return `[${text}]`;
}

/** The text of the response body. Questions are already text. */
export function writeResult(
  result: OperationResult,
  requestId: string,
  baseUrl: string,
  url: string,
): string {
  const { data, ...rest } = result;
  const text = preparedText(data);
  const wrapped = wrapResult(text === undefined ? result : rest, requestId, baseUrl, url);
  const body = JSON.stringify(wrapped);
  return text === undefined ? body : `{"data":${text},${body.slice(1)}`;
}
