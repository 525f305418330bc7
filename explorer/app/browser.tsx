import { hydrate, render } from 'preact';

import { createClient, type Fetch } from '../../packages/client/src/index.ts';
import { pathIn } from '../texts/language.ts';
import { App } from './app.tsx';
import { TAB_STORAGE } from './browser-storage.ts';
import { errorPage, errorPageOf } from './error-page.tsx';
import { PAGE_DATA, type OpenedPage, type PageData, type PageRequest } from './page.ts';
import { matchPath, type Match } from './routes.ts';
import { isSameDocument, linkTarget, type NavigateOptions, type Site } from './site.ts';

/** Entries whose pages are kept, so that going back shows them at once. */
const MOST_KEPT = 30;
/** Where the storage of the tab keeps the position of the last page. */
const POSITION = 'last position';
const UNAUTHORIZED = 401;
/** Milliseconds for which the key of a new document works at least. */
const KEY_WORKS = 86_400_000;

/** A page that the visitor has been to, and what is needed to show it again as it was. */
interface Visit {
  readonly match: Match;
  readonly url: URL;
  readonly page: OpenedPage;
  /** Visits with the same number share their components: a change of a filter keeps them. */
  readonly instance: number;
  /** The states of its components. */
  readonly kept: Map<string, unknown>;
  scroll: number;
}

const element = document.querySelector('#page-root');
const sent = JSON.parse(document.querySelector(`#${PAGE_DATA}`)?.textContent ?? '{}') as PageData;
const client = createClient({ baseUrl: location.origin, key: sent.siteKey, fetch: fetchOrReload });
/** The visits of this tab, by the entry of the history. */
const visits = new Map<number, Visit>();
let current: Visit | undefined;
/** Numbers of this document do not meet those of an earlier one in the same tab. */
let nextEntry = Date.now();
let opening: AbortController | undefined;
const loadedAt = Date.now();

/*
 * Continues the page that the server has rendered, and opens links to other pages without loading a document.
 */
history.scrollRestoration = 'manual';
void start();

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

async function goBack(state: unknown): Promise<void> {
  // Otherwise a page that is still being loaded would be shown later.
  opening?.abort();
  document.documentElement.classList.remove('is-loading');
  const url = new URL(location.href);
  const given = typeof state === 'object' && state !== null && 'entry' in state ? state.entry : undefined;
  if (given === undefined && current !== undefined && isSameDocument(url, current.url)) {
    stayInside(url, current);
    return;
  }
  const entry = typeof given === 'number' ? given : nextEntry++;
  if (current !== undefined) current.scroll = scrollY;
  const visit = visits.get(entry);
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

/** A link to a part of the page has been followed: the browser has moved there, and nothing is shown anew. */
function stayInside(url: URL, visit: Visit): void {
  const entry = nextEntry++;
  history.replaceState({ entry }, '');
  current = { ...visit, url };
  keep(entry, current);
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

function requestOf({ language, parameters }: Match, url: URL, signal?: AbortSignal): PageRequest {
  const query = url.searchParams;
  return { client, language, parameters, query, ...(signal === undefined ? {} : { signal }) };
}

function show(entry: number, visit: Visit): void {
  if (element === null) return;
  const isFirst = current === undefined;
  current = visit;
  keep(entry, visit);
  const app = <App key={visit.instance} site={siteOf(visit, isFirst)} content={visit.page.content} />;
  if (isFirst) hydrate(app, element);
  else render(app, element);
  showHead(visit);
}

function keep(entry: number, visit: Visit): void {
  visits.delete(entry);
  visits.set(entry, visit);
  const oldest = visits.keys().next().value;
  if (visits.size > MOST_KEPT && oldest !== undefined) visits.delete(oldest);
}

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

/** Tells screen readers where they are, as a new document would. */
function announce(): void {
  const live = document.querySelector('#page-announcement');
  if (live !== null) live.textContent = document.title;
}

/**
 * `fetch` of a page that may have been open for days. The key in its document has then been replaced, so the document is
 * loaded again.
 */
async function fetchOrReload(...request: Parameters<Fetch>): Promise<Response> {
  const response = await fetch(...request);
  if (response.status === UNAUTHORIZED && !isReloaded()) location.reload();
  return response;
}

/** Whether the browser has just asked for the document again, so that another time would not help. */
function isReloaded(): boolean {
  return howLoaded() === 'reload' && Date.now() - loadedAt < KEY_WORKS;
}

/** How the visitor came to this document; undefined where the browser does not know. */
function howLoaded(): NavigationTimingType | undefined {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming ? navigation.type : undefined;
}

/** Remembers where the visitor is on the page that this tab leaves. */
function rememberPosition(): void {
  TAB_STORAGE.setItem(POSITION, JSON.stringify({ href: location.href, position: scrollY }));
}

/**
 * Where the visitor was on this page before loading it again, or before coming back to it from another site.
 *
 * @returns pixels from the top, or undefined for a page that is opened for the first time
 */
function rememberedPosition(): number | undefined {
  const how = howLoaded();
  const isNew = how === undefined || how === 'navigate';
  const stored = TAB_STORAGE.getItem(POSITION);
  if (isNew || stored === null) return undefined;
  const { href, position } = JSON.parse(stored) as { readonly href: string; readonly position: number };
  return href === location.href ? position : undefined;
}
