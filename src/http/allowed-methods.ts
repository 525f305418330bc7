import type { FastifyInstance } from 'fastify';

/** Returns the methods of the routes that match a URL; none for an unknown path. */
export type AllowedMethods = (url: string) => string[];

const special = /[.*+?^${}()|[\]\\]/g;

/** Turns a route pattern into a regular expression for paths: `:name` is one segment, `*` is the rest. */
function patternOf(route: string): RegExp {
  const source = route
    .split('/')
    .map((segment) => {
      if (segment.startsWith(':')) return '[^/]+';
      return segment === '*' ? '.*' : segment.replaceAll(special, String.raw`\$&`);
    })
    .join('/');
  return new RegExp(`^${source}$`);
}

/** Collects the methods of all routes that are added from now on. They are only looked up when no route matches. */
export function collectMethods(app: FastifyInstance): AllowedMethods {
  const known = new Map<string, { pattern: RegExp; methods: Set<string> }>();
  app.addHook('onRoute', ({ url, method }) => {
    const row = known.get(url) ?? { pattern: patternOf(url), methods: new Set() };
    for (const name of [method].flat()) row.methods.add(name);
    known.set(url, row);
  });
  return (url) => {
    const path = url.replace(/[?#].*$/s, '');
    const rows = [...known.values()].filter((row) => row.pattern.test(path));
    return [...new Set(rows.flatMap((row) => [...row.methods]))].sort();
  };
}
