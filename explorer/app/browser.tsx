import { hydrate, render } from 'preact';

import { createClient } from '../../packages/client/src/index.ts';
import { App } from './app.tsx';
import { errorPage, errorPageOf } from './error-page.tsx';
import { fetchOrReload } from './fetch-or-reload.ts';
import { createVisits, type Visit } from './history.ts';
import { pathIn } from './language.ts';
import { rememberedPosition, rememberPosition } from './last-position.ts';
import { isSameDocument, linkTarget } from './links.ts';
import { PAGE_DATA, type PageData } from './page-data.ts';
import type { OpenedPage, PageRequest } from './page.tsx';
import { matchPath, type Match } from './routes.ts';
import type { NavigateOptions, Site } from './site-context.ts';

/*
 * Continues the page that the server has rendered, and opens links to other pages without loading a document.
 */
const element = document.querySelector('#page-root');
const sent = JSON.parse(document.querySelector(`#${PAGE_DATA}`)?.textContent ?? '{}') as PageData;
const client = createClient({ baseUrl: location.origin, key: sent.siteKey, fetch: fetchOrReload });
const visits = createVisits();
let current: Visit | undefined;
/** Numbers of this document do not meet those of an earlier one in the same tab. */
let nextEntry = Date.now();
let opening: AbortController | undefined;

const requestOf = ({ language, parameters }: Match, url: URL, signal?: AbortSignal): PageRequest => ({
  client,
  language,
  parameters,
  query: url.searchParams,
  ...(signal === undefined ? {} : { signal }),
});

function siteOf({ match, url, kept }: Visit, isFromServer: boolean): Site {
  const { language, path } = match;
  return {
    ...requestOf(match, url),
    path,
    kept,
    isFromServer,
    origin: sent.origin,
    siteKey: sent.siteKey,
    href: (target) => pathIn(language, target),
    navigate: (href, options) => void navigate(new URL(href, location.href), options),
  };
}

function showHead({ match, page }: Visit): void {
  document.title = page.head.title;
  document.documentElement.lang = match.language;
  const { canonical = match.path } = page.head;
  document
    .querySelector('link[rel=canonical]')
    ?.setAttribute('href', sent.origin + pathIn(match.language, canonical));
}

function show(entry: number, visit: Visit): void {
  if (element === null) return;
  const isFirst = current === undefined;
  current = visit;
  visits.add(entry, visit);
  const app = <App key={visit.instance} site={siteOf(visit, isFirst)} content={visit.page.content} />;
  if (isFirst) hydrate(app, element);
  else render(app, element);
  showHead(visit);
}

/** Tells screen readers where they are, as a new document would. */
function announce(): void {
  const live = document.querySelector('#page-announcement');
  if (live !== null) live.textContent = document.title;
}

async function open(match: Match, url: URL): Promise<OpenedPage | undefined> {
  opening?.abort();
  const { signal } = (opening = new AbortController());
  document.documentElement.classList.add('is-loading');
  try {
    return await (await match.route.load()).open(requestOf(match, url, signal));
  } catch (error) {
    return signal.aborted ? undefined : errorPage(error, match.language);
  } finally {
    if (!signal.aborted) document.documentElement.classList.remove('is-loading');
  }
}

async function navigate(url: URL, { replace = false, stay = false }: NavigateOptions = {}): Promise<void> {
  const match = matchPath(url.pathname);
  if (match === undefined) {
    location.assign(url);
    return;
  }
  const page = await open(match, url);
  // Another link has been followed meanwhile.
  if (page === undefined) return;
  if (current !== undefined) current.scroll = scrollY;
  const entry = nextEntry++;
  const { instance, kept } =
    stay && current !== undefined ? current : { instance: entry, kept: new Map<string, unknown>() };
  if (replace) history.replaceState({ entry }, '', url);
  else history.pushState({ entry }, '', url);
  show(entry, { match, url, page, instance, kept, scroll: scrollY });
  if (stay) return;
  announce();
  scrollTo(0, 0);
  document
    .querySelector<HTMLElement>(url.hash === '' ? '#main' : url.hash)
    ?.focus({ preventScroll: url.hash === '' });
}

/** A link to a part of the page has been followed: the browser has moved there, and nothing is shown anew. */
function stayInside(url: URL, visit: Visit): void {
  const entry = nextEntry++;
  history.replaceState({ entry }, '');
  current = { ...visit, url };
  visits.add(entry, current);
}

async function goBack(state: unknown): Promise<void> {
  const url = new URL(location.href);
  const given = typeof state === 'object' && state !== null && 'entry' in state ? state.entry : undefined;
  if (given === undefined && current !== undefined && isSameDocument(url, current.url)) {
    stayInside(url, current);
    return;
  }
  const entry = typeof given === 'number' ? given : nextEntry++;
  if (current !== undefined) current.scroll = scrollY;
  const visit = visits.find(entry);
  const match = matchPath(url.pathname);
  if (match === undefined) {
    location.reload();
    return;
  }
  const page = visit?.page ?? (await open(match, url));
  if (page === undefined) return;
  show(entry, visit ?? { match, url, page, instance: entry, kept: new Map<string, unknown>(), scroll: 0 });
  scrollTo(0, current?.scroll ?? 0);
  announce();
}

async function start(): Promise<void> {
  const url = new URL(location.href);
  const match = matchPath(url.pathname);
  if (match === undefined) return;
  const { failed, seconds, data } = sent;
  const page =
    failed === undefined
      ? (await match.route.load()).reopen(requestOf(match, url), data)
      : errorPageOf(failed, match.language, seconds);
  const entry = nextEntry++;
  history.replaceState({ entry }, '');
  show(entry, { match, url, page, instance: entry, kept: new Map(), scroll: scrollY });
  const position = rememberedPosition();
  if (position !== undefined) scrollTo(0, position);
  addEventListener('pagehide', rememberPosition);
  document.documentElement.classList.add('has-scripts');
  addEventListener('popstate', ({ state }) => void goBack(state));
  document.addEventListener('click', (event) => {
    const target = linkTarget(event);
    if (target === undefined || matchPath(target.pathname) === undefined) return;
    event.preventDefault();
    void navigate(target);
  });
}

history.scrollRestoration = 'manual';
void start();
