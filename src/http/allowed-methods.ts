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

interface Row {
  readonly url: string;
  readonly pattern: RegExp;
  readonly methods: Set<string>;
}

/** The paths without parameters that lack a method of a pattern that matches them: the router would use the pattern. */
function overlappedBy(rows: readonly Row[]): Row[] {
  return rows.filter(
    ({ url, methods }) =>
      !/[:*]/.test(url) &&
      rows.some((other) => other.pattern.test(url) && [...other.methods].some((name) => !methods.has(name))),
  );
}

/** Collects the methods of all routes that are added from now on. */
export function collectMethods(app: FastifyInstance): AllowedMethods {
  const known = new Map<string, Row>();
  // Found at the first request, when there are no more routes to come. Usually there is one or none.
  let overlapped: readonly Row[] | undefined;
  app.addHook('onRoute', ({ url, method }) => {
    const row = known.get(url) ?? { url, pattern: patternOf(url), methods: new Set() };
    for (const name of [method].flat()) row.methods.add(name);
    known.set(url, row);
  });
  return {
    lacks(method, url) {
      overlapped ??= overlappedBy([...known.values()]);
      return overlapped.some(
        (row) => url.startsWith(row.url) && pathOf(url) === row.url && !row.methods.has(method),
      );
    },
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
