import { readFileSync } from 'node:fs';
import type { Redis } from 'ioredis';

const GUIDE = readFileSync(new URL('../../../docs/operations/cluster.md', import.meta.url), 'utf8');
const [onRedis = '', onSentinel = ''] = Array.from(
  GUIDE.matchAll(/^user trivia on (.*)$/gm),
  ([, rules]) => rules,
);
const inCluster = /^\+cluster\|.*$/m.exec(GUIDE)?.[0] ?? '';

/** The rules of the guide for the user of the service. */
const RULES = { redis: onRedis, cluster: `${onRedis} ${inCluster}`, sentinel: onSentinel } as const;

export const REDIS_USER = 'trivia';
export const REDIS_PASSWORD = 'of-the-user';

/** The commands that the user of the guide may run on a single Redis, without subcommands. */
export const COMMANDS = Array.from(RULES.redis.matchAll(/\+(\w+)/g), ([, name = '']) => name);

/** Creates the user of the guide, for keys with this prefix. */
export async function createRedisUser(admin: Redis, kind: keyof typeof RULES, prefix: string): Promise<void> {
  const rules = RULES[kind].replace('PASSWORD', REDIS_PASSWORD).replace('~trivia:', `~${prefix}`);
  await admin.acl('SETUSER', REDIS_USER, 'reset', 'on', ...rules.split(' '));
}

/** What the user was not allowed to do, as Redis has recorded it. */
export async function refusalsOf(admin: Redis): Promise<string[]> {
  const entries = (await admin.acl('LOG')) as string[][];
  return entries.map((entry) => String(entry));
}
