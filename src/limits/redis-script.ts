import { readFileSync } from 'node:fs';

import type { RedisClient } from '../redis.ts';

/** Runs a script in Redis, atomically and in one round trip. Throws the client's error if Redis is unavailable. */
export type RedisScript = (...parameters: readonly (string | number)[]) => Promise<unknown>;

/**
 * Registers a Lua script with the client, which sends it once and calls it by its hash from then on. Call it with the
 * number of keys, the keys, and the arguments.
 *
 * @param files - the files in `scripts` that it consists of, in this order
 * @param constants - the constants that the files use
 * @param gathers - whether the caller gathers the calls of one turn of the event loop. The client's own pipelining would
 * delay such a call until the turn ends and earlier commands have returned.
 */
export function defineScript(
  redis: RedisClient,
  name: string,
  files: readonly string[],
  constants: Readonly<Record<string, number>>,
  gathers = false,
): RedisScript {
  const lua = [
    ...Object.entries(constants).map(([constant, value]) => `local ${constant} = ${value}`),
    ...files.map((file) => readFileSync(new URL(`scripts/${file}.lua`, import.meta.url), 'utf8')),
  ].join('\n');
  if (gathers)
    redis.options.autoPipeliningIgnoredCommands = [
      ...(redis.options.autoPipeliningIgnoredCommands ?? []),
      name,
    ];
  redis.defineCommand(name, { lua });
  // The client adds the command at runtime, so its type does not include it.
  const command = (redis as unknown as Record<string, RedisScript>)[name];
  if (command === undefined) throw new TypeError(`the client has no command ${name}`);
  return command.bind(redis);
}
