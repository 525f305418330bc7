import type { FastifyInstance } from 'fastify';

/** One route, as `GET /path/:parameter`. */
export type RouteName = string;

/** A line of Fastify's route tree: the indentation, a part of the path, and the methods. */
const LINE = /^((?:│ {3}| {4})*)(?:├──|└──) (\S+)(?: \(([\w, -]+)\))?$/;
/** Characters of indentation for each level. */
const LEVEL = 4;

/** All routes of an application that is ready, without those that only accompany another: HEAD and OPTIONS. */
export function routesOf(app: FastifyInstance): RouteName[] {
  const parts: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indentation = '', part = '', methods = ''] = LINE.exec(line) ?? [];
      parts.splice(indentation.length / LEVEL, Infinity, part);
      return methods
        .split(', ')
        .filter((method) => !['', 'HEAD', 'OPTIONS'].includes(method))
        .map((method) => `${method} ${parts.join('')}`);
    });
}

/** Notes the routes that requests reach from now on, unless they are refused. */
export function noteVisits(app: FastifyInstance): ReadonlySet<RouteName> {
  const visited = new Set<RouteName>();
  app.addHook('onResponse', (request, reply, done) => {
    if (reply.statusCode < 400) visited.add(`${request.method} ${request.routeOptions.url ?? ''}`);
    done();
  });
  return visited;
}
