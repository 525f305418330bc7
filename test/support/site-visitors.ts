import { createSiteKeys } from '../../src/access/site-key.ts';
import { API_PREFIX } from '../../src/contract/service.ts';
import { guardDatabase } from '../../src/store/database.ts';
import { createSecretReader } from '../../src/store/service-secret.ts';
import type { Api } from './api.ts';
import type { TestEngines } from './engines.ts';

/** The site key of a process that shares the engines, at a time in milliseconds since 1970. */
export const siteKeyAt = (
  { pool, config }: Pick<TestEngines, 'pool' | 'config'>,
  time: number,
): Promise<string> =>
  createSiteKeys(createSecretReader(guardDatabase(pool), config.reportSecret), () => time).current();

/** Sends a request from an address. The path has no prefix. */
export const sendFrom = (
  { app }: Pick<Api, 'app'>,
  key: string,
  remoteAddress: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
) => app.inject({ url: API_PREFIX + path, remoteAddress, headers: { 'x-api-key': key, ...headers } });
