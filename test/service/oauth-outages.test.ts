import { expect, test } from 'vitest';

import { breakablePostgres } from '../support/faulty-engines.ts';
import { ownEngines } from '../support/engines.ts';
import { aBareOauthService, authorizeUrl, connect, refresh } from '../support/oauth.ts';
import { until } from '../support/until.ts';

const engines = await ownEngines();
const { toPostgres, pool } = await breakablePostgres(engines);
const service = await aBareOauthService({ ...engines, pool });

test('without the database no token is issued, known tokens still work, and issuing resumes when the database is back', async () => {
  const connection = await connect(service);
  const { access_token } = connection.tokens;
  await service.identifyToken(access_token);
  const { url } = await authorizeUrl(service, connection.client);

  toPostgres.become('cut');
  const refused = await refresh(service, connection);
  expect(refused).toMatchObject({ status: 503, body: { error: 'server_error' } });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  const page = await fetch(url, { redirect: 'manual' });
  expect(page.status).toBe(503);
  expect(await page.text()).not.toMatch(/ECONN|terminated|postgres/i);
  for (const path of ['/.well-known/oauth-authorization-server', '/api/auth/jwks'])
    expect((await fetch(service.baseUrl + path)).status).toBe(200);
  expect(await service.identifyToken(access_token)).toMatchObject({ userId: connection.user.userId });
  const unknown = await connectionless(service.identifyToken(`${access_token.slice(0, -4)}AAAA`));
  expect(['invalid_token', 'service_unavailable']).toContain(unknown);

  toPostgres.become('pass');
  await until('tokens are issued again', async () => (await refresh(service, connection)).status === 200);
});

test('a service that starts without the database reports it, and works as soon as the database is back', async () => {
  toPostgres.become('cut');
  const starting = await aBareOauthService({ ...engines, pool }).catch((error: unknown) => error);
  expect(starting).toBeInstanceOf(Error);
  toPostgres.become('pass');
  await until('it works', () =>
    aBareOauthService({ ...engines, pool }).then(
      () => true,
      () => false,
    ),
  );
});

async function connectionless(work: Promise<unknown>): Promise<unknown> {
  try {
    await work;
    return undefined;
  } catch (error) {
    return error instanceof Error && 'code' in error ? error.code : error;
  }
}
