import { parse } from 'regexparam';

import { splitLanguage, type Language } from '../texts/language.ts';
import type { Page } from './page.ts';

interface Route {
  /** The path in English. */
  readonly pattern: string;
  /** The file with the page's code, which browsers load in advance. */
  readonly source: string;
  /** Loads the code of the page. */
  readonly load: () => Promise<Page>;
}

/** Every page, in the order in which they are tried. */
export const ROUTES: readonly Route[] = [
  {
    pattern: '/',
    source: 'pages/home/home.tsx',
    load: async () => (await import('../pages/home/home.tsx')).home,
  },
  {
    pattern: '/explore',
    source: 'pages/explore/explore.tsx',
    load: async () => (await import('../pages/explore/explore.tsx')).explore,
  },
  {
    pattern: '/questions/:id',
    source: 'pages/question/question.tsx',
    load: async () => (await import('../pages/question/question.tsx')).question,
  },
  {
    pattern: '/play',
    source: 'pages/play/play.tsx',
    load: async () => (await import('../pages/play/play.tsx')).play,
  },
  {
    pattern: '/play/host',
    source: 'pages/host/host.tsx',
    load: async () => (await import('../pages/host/host.tsx')).host,
  },
  {
    pattern: '/stats',
    source: 'pages/stats/stats.tsx',
    load: async () => (await import('../pages/stats/stats.tsx')).stats,
  },
  {
    pattern: '/topics/:slug',
    source: 'pages/subject/subject.tsx',
    load: async () => (await import('../pages/subject/subject.tsx')).topic,
  },
  {
    pattern: '/tags/:slug',
    source: 'pages/subject/subject.tsx',
    load: async () => (await import('../pages/subject/subject.tsx')).tag,
  },
  {
    pattern: '/categories/:slug',
    source: 'pages/subject/subject.tsx',
    load: async () => (await import('../pages/subject/subject.tsx')).category,
  },
];

const PARSED = ROUTES.map((route) => ({ route, ...parse(route.pattern) }));

/** A route that serves a path. */
export interface Match {
  readonly route: Route;
  readonly language: Language;
  /** The path in English. */
  readonly path: string;
  readonly parameters: Readonly<Record<string, string>>;
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    // A malformed escape, which no page has.
    return undefined;
  }
}

/** Undefined if no page has this path. */
export function matchPath(pathname: string): Match | undefined {
  const { language, path } = splitLanguage(pathname);
  for (const { route, pattern, keys } of PARSED) {
    const found = pattern.exec(path);
    if (found === null) continue;
    const values = keys.map((key, index) => [key, decode(found[index + 1] ?? '')] as const);
    if (values.some(([, value]) => value === undefined)) return undefined;
    const parameters = Object.fromEntries(values.map(([key, value]) => [key, value ?? '']));
    return { route, language, path, parameters };
  }
  return undefined;
}
