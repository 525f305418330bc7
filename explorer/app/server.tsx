import { renderToString } from 'preact-render-to-string';

import { createClient } from '../../packages/client/src/index.ts';
import type { RenderedPage, RenderRequest, SiteBundle } from '../../src/site/site-bundle.ts';
import { LANGUAGES, pathIn, type Language } from '../texts/language.ts';
import { App } from './app.tsx';
import { errorPageOf, retryAfterOf, statusOf, UNAVAILABLE } from './error-page.tsx';
import type { OpenedPage, PageData, PageRequest } from './page.ts';
import { matchPath, ROUTES, type Match } from './routes.ts';
import type { Site } from './site.ts';

/** All pages, as the service renders them. */
export const bundle: SiteBundle = {
  paths: ROUTES.flatMap(({ pattern }) => LANGUAGES.map((language) => pathIn(language, pattern))),
  render,
};

async function render(asked: RenderRequest): Promise<RenderedPage | undefined> {
  const { url, fetch, siteKey, origin } = asked;
  const { pathname, searchParams: query } = new URL(url, origin);
  const match = matchPath(pathname);
  if (match === undefined) return undefined;
  const { language, path, parameters } = match;
  // The browser waits for its limits better than a page that is not sent.
  const client = createClient({ baseUrl: origin, key: siteKey, fetch, retries: 0, longestWait: 0 });
  const request: PageRequest = { client, language, parameters, query };
  const { page, failed, seconds, retryAfter } = await open(match, request, asked);
  const { head, data, content } = page;
  const { status = 200, title, description, canonical = path, isPrivate = false, isPersonal = false } = head;
  const site: Site = {
    ...request,
    path,
    origin,
    siteKey,
    kept: new Map(),
    isFromServer: true,
    href: (target) => pathIn(language, target),
    navigate: () => undefined,
  };
  const sent: PageData = { data, origin, siteKey, ...(failed ? { failed: status, seconds } : {}) };
  return {
    status,
    source: match.route.source,
    language,
    title,
    description,
    isPrivate,
    isPersonal,
    retryAfter,
    canonical: pathIn(language, canonical),
    alternates: alternatesOf(canonical),
    body: renderToString(<App site={site} content={content} />),
    data: JSON.stringify(sent),
  };
}

interface Opened {
  readonly page: OpenedPage;
  readonly failed: boolean;
  /** Until a new installation is indexed, if the page waits for that. */
  readonly seconds?: number | undefined;
  readonly retryAfter: number | undefined;
}

async function open(
  { route, language }: Match,
  request: PageRequest,
  { report, timeToIndex }: RenderRequest,
): Promise<Opened> {
  try {
    return { page: await (await route.load()).open(request), failed: false, retryAfter: undefined };
  } catch (error) {
    report(error);
    const status = statusOf(error);
    const seconds =
      status === UNAVAILABLE
        ? await timeToIndex().catch((failure: unknown) => {
            report(failure);
            return undefined;
          })
        : undefined;
    return {
      page: errorPageOf(status, language, seconds),
      seconds,
      failed: true,
      retryAfter: retryAfterOf(error),
    };
  }
}

const alternatesOf = (path: string): RenderedPage['alternates'] =>
  LANGUAGES.map((language: Language) => ({ language, path: pathIn(language, path) }));
