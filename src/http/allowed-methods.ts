import type { FastifyInstance } from 'fastify';

/** The methods of the routes that have been added. */
export interface AllowedMethods {
  /** The methods of the routes that match a URL; none for an unknown path. */
  readonly of: (url: string) => string[];
  /** Whether a route without parameters has this path, but not this method. A pattern may match it all the same. */
  readonly lacks: (method: string, url: string) => boolean;
}

function pathOf(url: string): string {
  const end = url.search(/[?#]/);
  return end === -1 ? url : url.slice(0, end);
}

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

/** Collects the methods of all routes that are added from now on. */
export function collectMethods(app: FastifyInstance): AllowedMethods {
  const known = new Map<string, { pattern: RegExp; methods: Set<string> }>();
  app.addHook('onRoute', ({ url, method }) => {
    const row = known.get(url) ?? { pattern: patternOf(url), methods: new Set() };
    for (const name of [method].flat()) row.methods.add(name);
    known.set(url, row);
  });
  return {
    lacks: (method, url) => known.get(pathOf(url))?.methods.has(method) === false,
    of(url) {
      const path = pathOf(url);
      // A path without parameters has precedence over patterns that match it too.
      const exact = known.get(path);
      const rows =
        exact === undefined ? [...known.values()].filter((row) => row.pattern.test(path)) : [exact];
      return [...new Set(rows.flatMap((row) => [...row.methods]))].sort();
    },
  };
}
