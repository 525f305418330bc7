import { describe, expect, test } from 'vitest';

import { ownEngines } from '../../support/engines.ts';
import {
  aBareOauthService,
  authorizeUrl,
  CALLBACK,
  consent,
  type Registered,
  requestTokens,
} from '../../support/clients/oauth.ts';

const engines = await ownEngines();
const service = await aBareOauthService(engines);
const limited = await aBareOauthService(engines, { rateLimits: true });

async function register(body: unknown, { metadata } = service) {
  const response = await fetch(String(metadata.registration_endpoint), {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'https://chat.example' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const answer = (await response.json()) as Record<string, unknown>;
  return { status: response.status, body: answer, headers: response.headers };
}

describe('201', () => {
  test('registers a public client', async () => {
    const kept = {
      client_name: 'Agent',
      redirect_uris: ['http://localhost:33418/callback', 'https://agent.example/callback'],
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
      scope: 'openid profile email offline_access svc:read',
      client_uri: 'https://agent.example/',
    };
    const { status, body, headers } = await register({ ...kept, software_id: 'agent' });
    expect(status).toBe(201);
    expect(body).toMatchObject(kept);
    expect(body.client_id).toMatch(/^[\w-]{20,}$/);
    expect(body.client_id_issued_at).toBeGreaterThan(0);
    expect(body).not.toHaveProperty('client_secret');
    expect(body).not.toHaveProperty('registration_access_token');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  });

  test('registers what is supported for a client that sends only its redirect URI', async () => {
    const { status, body } = await register({ redirect_uris: [CALLBACK] });
    expect({ status, body }).toMatchObject({
      status: 201,
      body: {
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        scope: 'offline_access svc:read',
      },
    });
    expect(body).not.toHaveProperty('client_secret');
  });

  test('registers the scopes that exist, which do not limit what is requested later', async () => {
    const { body } = await register({ redirect_uris: [CALLBACK], scope: 'svc:read admin' });
    expect(body.scope).toBe('svc:read');
    const client = body as unknown as Registered;
    const { url } = await authorizeUrl(service, client, { scope: 'openid svc:read' });
    const { callback } = await consent(await service.newUser(), url);
    expect(callback.searchParams.has('code')).toBe(true);
  });

  test('ignores what the service would have to fetch, and what no page may show', async () => {
    const { status, body } = await register({
      redirect_uris: [CALLBACK],
      client_name: `\u202eevil\u0000 ${'x'.repeat(500)}`,
      jwks_uri: 'http://169.254.169.254/',
      sector_identifier_uri: 'https://evil.example/',
      initiate_login_uri: 'https://evil.example/',
      logo_uri: 'javascript:alert(1)',
      client_id: 'chosen',
      client_secret: 'chosen',
      subject_type: 'pairwise',
      default_max_age: 1,
    });
    expect(status).toBe(201);
    const unknown =
      'jwks_uri sector_identifier_uri initiate_login_uri logo_uri client_secret default_max_age';
    for (const name of unknown.split(' ')) expect(body).not.toHaveProperty(name);
    expect(body.client_id).not.toBe('chosen');
    expect(body.client_name).toBe(`evil ${'x'.repeat(95)}`);
  });
});

describe('400', () => {
  test('refuses a wrong redirect URI, and says which', async () => {
    expect(await register({ redirect_uris: [CALLBACK, 'javascript:alert(1)'] })).toMatchObject({
      status: 400,
      body: {
        error: 'invalid_redirect_uri',
        error_description: expect.stringContaining('redirect_uris[1]') as string,
      },
    });
  });

  test.each<[object, string]>([
    [{}, 'invalid_redirect_uri'],
    [{ redirect_uris: [] }, 'invalid_redirect_uri'],
    [{ redirect_uris: CALLBACK }, 'invalid_redirect_uri'],
    [{ redirect_uris: [7] }, 'invalid_redirect_uri'],
    [{ redirect_uris: Array.from({ length: 11 }, () => CALLBACK) }, 'invalid_redirect_uri'],
    [{ redirect_uris: [CALLBACK], grant_types: 'authorization_code' }, 'invalid_client_metadata'],
    [{ redirect_uris: [CALLBACK], grant_types: [7] }, 'invalid_client_metadata'],
    [{ redirect_uris: [CALLBACK], client_name: 7 }, 'invalid_client_metadata'],
  ])('refuses the metadata %j: %s', async (sent, error) => {
    expect(await register(sent)).toMatchObject({ status: 400, body: { error } });
  });

  test.each(['', '{', 'null', '[]', '"x"', '{"redirect_uris":', '{"__proto__":{}}'])(
    'refuses the body %j',
    async (body) => {
      const answer = await register(body);
      expect(answer.status).toBe(400);
      expect(answer.body).toHaveProperty('error');
    },
  );

  test('refuses more values than any registration has, and names the bound', async () => {
    const grants = Array.from({ length: 10_000 }, () => 0);
    expect((await register({ redirect_uris: [CALLBACK], grant_types: grants })).body).toEqual({
      error: 'invalid_client_metadata',
      error_description: 'The body has more than 200 values.',
    });
  });
});

test('a body that is too large is refused with 413', async () => {
  const answer = await register({ redirect_uris: [CALLBACK], client_name: 'x'.repeat(40_000) });
  expect(answer.status).toBe(413);
});

describe('405', () => {
  test.each(['GET', 'PUT', 'DELETE', 'PATCH'])('does not allow %s', async (method) => {
    const response = await fetch(String(service.metadata.registration_endpoint), { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('OPTIONS, POST');
  });

  test('does not allow registered clients to be read or changed', async () => {
    const { body } = await register({ redirect_uris: [CALLBACK] });
    const address = `${String(service.metadata.registration_endpoint)}/${String(body.client_id)}`;
    for (const method of ['GET', 'PUT', 'DELETE'])
      expect((await fetch(address, { method, headers: { authorization: 'Bearer x' } })).status).toBe(404);
  });
});

describe('429', () => {
  test('lets an IP address register twenty clients a minute', async () => {
    const statuses: number[] = [];
    for (let sent = 0; sent < 21; sent += 1)
      statuses.push((await register({ redirect_uris: [CALLBACK] }, limited)).status);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 201), 429]);
    const { body, headers } = await register({ redirect_uris: [CALLBACK] }, limited);
    expect(body).toMatchObject({ error: 'too_many_requests' });
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(headers.get('access-control-allow-origin')).toBe('*');
  });

  test('lets an IP address request tokens three hundred times a minute', async () => {
    const ask = () => requestTokens(limited, { grant_type: 'x' });
    for (let sent = 0; sent < 300; sent += 50)
      for (const { status } of await Promise.all(Array.from({ length: 50 }, ask))) expect(status).toBe(400);
    expect(await ask()).toMatchObject({ status: 429, body: { error: 'too_many_requests' } });
  });
});
