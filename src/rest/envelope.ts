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
export function wrapResult(result: OperationResult, requestId: string, baseUrl: string, url: string): object {
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
