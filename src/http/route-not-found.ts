import { ServiceError } from '../errors.ts';

/** The path of an address without the slash that it ends in; undefined when it ends otherwise. */
export function withoutSlash(url: string): string | undefined {
  const [path = ''] = url.split('?', 1);
  return path.endsWith('/') ? path.slice(0, -1) : undefined;
}

/** The refusal of a path that no route takes; `meant` is the same without the slash at its end, where there is something. */
export function routeNotFound(meant?: string): ServiceError {
  const hint = meant === undefined ? '' : ` Without the slash at its end it is ${meant}.`;
  return new ServiceError('route_not_found', `There is nothing at this path.${hint}`);
}
