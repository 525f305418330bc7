import { ServiceError } from '../errors.ts';

/** The path of a URL without its trailing slash; undefined when it has none. */
export function withoutSlash(url: string): string | undefined {
  const [path = ''] = url.split('?', 1);
  return path.endsWith('/') ? path.slice(0, -1) : undefined;
}

/**
 * Creates the error for a path without a route.
 *
 * @param meant - the path without its trailing slash, when that one has a route
 */
export function routeNotFound(meant?: string): ServiceError {
  const hint = meant === undefined ? '' : ` Without the trailing slash it exists: ${meant}.`;
  return new ServiceError('route_not_found', `No endpoint has this path.${hint}`);
}
