import type { Redis } from 'ioredis';

type Parameter = string | number;

/** Runs a script by Redis, atomically, in one round trip. Throws what the client throws when Redis is away. */
export type RedisScript = (...parameters: readonly Parameter[]) => Promise<unknown>;

/**
 * Makes a script of Lua known to the client: it is sent once and called by its hash from then on.
 *
 * @param numberOfKeys - of the parameters, those that come first; undefined lets the first parameter tell
 */
export function defineScript(
  redis: Redis,
  name: string,
  numberOfKeys: number | undefined,
  lua: string,
): RedisScript {
  redis.defineCommand(name, { lua, ...(numberOfKeys === undefined ? {} : { numberOfKeys }) });
  // The client adds the command to itself at run time, out of sight of its type.
  const commands = redis as unknown as Record<string, (...given: readonly Parameter[]) => Promise<unknown>>;
  return async (...parameters) => commands[name]?.(...parameters);
}
