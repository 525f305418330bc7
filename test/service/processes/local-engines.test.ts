import { Redis } from 'ioredis';
import { Client } from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { engineUrls } from '../../support/engines.ts';

const urls = engineUrls();
const passwords = [urls.database, urls.elasticsearch, urls.redis].map((url) =>
  decodeURIComponent(new URL(url).password),
);
/** Given engines have other passwords. */
const isLocal = passwords.every((password) => /^[0-9A-Za-z]{24}$/.test(password));

/** The URL of an engine with other credentials; without a user there are none. */
function withCredentials(text: string, user: string, password: string): URL {
  const url = new URL(text);
  [url.username, url.password] = [user, password];
  return url;
}

describe.skipIf(!isLocal)('the engines of npm start and npm test', () => {
  test('have a password each', () => {
    expect(new Set(passwords).size).toBe(3);
  });

  test.each([
    ['no credentials', undefined],
    ['a wrong password', 'trivia:wrong'],
    ['the password of Redis', `trivia:${decodeURIComponent(new URL(urls.redis).password)}`],
  ])('Elasticsearch refuses reading and writing with %s', async (_, credentials) => {
    const { origin } = new URL(urls.elasticsearch);
    const headers: Record<string, string> =
      credentials === undefined
        ? {}
        : { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` };
    for (const [method, path] of [
      ['GET', '/_cluster/health'],
      ['GET', '/_cat/indices'],
      ['PUT', '/intruder'],
      ['DELETE', '/trivia-*'],
    ] as const) {
      const response = await fetch(origin + path, { method, headers });
      expect(response.status, `${method} ${path}`).toBe(401);
      // Not even its name has a part of a password.
      const text = await response.text();
      for (const password of passwords) expect(text).not.toContain(password.slice(0, 6));
    }
  });

  test('PostgreSQL and Redis refuse the password of another engine', async () => {
    const other = decodeURIComponent(new URL(urls.elasticsearch).password);
    const postgres = new Client({ connectionString: withCredentials(urls.database, 'trivia', other).href });
    await expect(postgres.connect()).rejects.toThrow('password authentication failed');
    const redis = new Redis(withCredentials(urls.redis, '', other).href, {
      lazyConnect: true,
      retryStrategy: () => null,
    });
    onTestFinished(() => redis.disconnect());
    const [, reason] = await Promise.all([
      expect(redis.connect()).rejects.toThrow(),
      new Promise((resolve) => redis.once('error', resolve)),
    ]);
    expect(String(reason)).toMatch(/WRONGPASS|NOAUTH/);
  });
});
