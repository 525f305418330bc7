import type { Redis } from 'ioredis';

type Parameter = string | number;

/** Runs a script by Redis, atomically, in one round trip. Throws what the client throws when Redis is away. */
export type RedisScript = (...parameters: readonly Parameter[]) => Promise<unknown>;

/**
 * Makes a script of Lua known to the client: it is sent once and called by its hash from then on.
 *
 * @param numberOfKeys - of the parameters, those that come first; undefined lets the first parameter tell
 * @param when - `at once` for a script that gathers by itself what one turn of the event loop asks: the client would hold it back
 * until the turn ends, and until whatever it sent before is answered
 */
export function defineScript(
  redis: Redis,
  name: string,
  numberOfKeys: number | undefined,
  lua: string,
  when: 'gathered' | 'at once' = 'gathered',
): RedisScript {
  if (when === 'at once')
    redis.options.autoPipeliningIgnoredCommands = [
      ...(redis.options.autoPipeliningIgnoredCommands ?? []),
      name,
    ];
  redis.defineCommand(name, { lua, ...(numberOfKeys === undefined ? {} : { numberOfKeys }) });
  // The client adds the command to itself at run time, out of sight of its type.
  const commands = redis as unknown as Record<string, (...given: readonly Parameter[]) => Promise<unknown>>;
  return async (...parameters) => commands[name]?.(...parameters);
}
