import type { FastifyInstance } from 'fastify';

/** Tells which methods the path of a request knows; none for an unknown path. */
export type AllowedMethods = (url: string) => string[];

const special = /[.*+?^${}()|[\]\\]/g;

/** Turns the pattern of a route into one that matches paths: `:name` stands for one segment, `*` for the rest. */
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

/** Watches the routes that an application gets from now on. Asked only when no route took a request. */
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
