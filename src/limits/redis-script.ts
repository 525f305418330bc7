import type { Redis } from 'ioredis';

type Parameter = string | number;

/** Runs a script in Redis, atomically and in one round trip. Throws the client's error if Redis is unavailable. */
export type RedisScript = (...parameters: readonly Parameter[]) => Promise<unknown>;

/**
 * Registers a Lua script with the client, which sends it once and calls it by its hash from then on.
 *
 * @param numberOfKeys - the number of leading parameters that are keys; if undefined, the first parameter is that
 * number
 * @param when - `at once` for a script that already gathers the requests of one turn of the event loop; the client's
 * own pipelining would delay it until the turn ends and earlier commands have returned
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
  // The client adds the command at runtime, so its type does not include it.
  const commands = redis as unknown as Record<string, (...given: readonly Parameter[]) => Promise<unknown>>;
  return async (...parameters) => commands[name]?.(...parameters);
}
