import { API_PREFIX } from '../contract/service.ts';
import { queryOf, readQuery } from './read-query.ts';
import type { OperationResult } from './route.ts';

/** Absolute address of a neighbouring page: the request's own, with another cursor. */
function pageLink(baseUrl: string, url: string, cursor: string): string {
  const [path = API_PREFIX] = url.split('?', 1);
  const kept = readQuery(queryOf(url))
    .filter((pair) => pair.name !== 'cursor')
    .map((pair) => pair.raw);
  return `${baseUrl}${path}?${[...kept, `cursor=${cursor}`].join('&')}`;
}

/** The body of an answer: what the operation gave, the request's id in `meta`, and `_links` where there are pages. */
export function wrap(result: OperationResult, requestId: string, baseUrl: string, url: string): object {
  const { meta, page, ...body } = result;
  const answer = { ...body, meta: { ...meta, requestId } };
  if (page === undefined) return answer;
  return {
    ...answer,
    _links: {
      ...(page.next === undefined ? {} : { next: pageLink(baseUrl, url, page.next) }),
      ...(page.prev === undefined ? {} : { prev: pageLink(baseUrl, url, page.prev) }),
    },
  };
}
