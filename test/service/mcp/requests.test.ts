import { describe, expect, test } from 'vitest';

import { makeKey } from '../../../src/contract/key-format.ts';
import { TOOLS } from '../../../src/mcp/tools.ts';
import { aCaller } from '../../support/clients/a-caller.ts';
import { anApi } from '../../support/api.ts';
import { ownEngines } from '../../support/engines.ts';
import { makeSearchable } from '../../support/load.ts';
import { aClient, listening, post, refusalIn, request } from '../../support/clients/mcp.ts';

const engines = await ownEngines();
await makeSearchable(engines);
const api = await anApi(engines);
const { app } = api;
const withKey = { authorization: `Bearer ${api.key}` };
const METADATA = 'resource_metadata="http://localhost:3000/.well-known/oauth-protected-resource/mcp"';
const SCOPES = 'scope="openid profile email offline_access svc:read"';
const CHALLENGE = `Bearer realm="svc", ${METADATA}, ${SCOPES}`;

const message = (method: string, id?: number, params?: object): string =>
  JSON.stringify({ jsonrpc: '2.0', id, method, params });

const initialize = (protocolVersion: string, headers: Record<string, string> = {}) =>
  request(
    app,
    'initialize',
    { protocolVersion, capabilities: {}, clientInfo: { name: 'test', version: '1' } },
    headers,
  );

describe('200', () => {
  test('lets the official client list everything without credentials', async () => {
    const client = await aClient(await listening(app));
    expect(client.getServerVersion()).toMatchObject({ title: 'Trivia Question Service', version: '1.0.0' });
    expect(client.getServerCapabilities()).toEqual({
      tools: {},
      resources: {},
      prompts: {},
      completions: {},
    });
    expect(client.getInstructions()).toContain('svc_random');
    await client.ping();
    expect((await client.listTools()).tools).toHaveLength(TOOLS.length);
    expect((await client.listPrompts()).prompts).toHaveLength(4);
    expect((await client.listResources()).resources).toHaveLength(3);
    expect((await client.listResourceTemplates()).resourceTemplates).toEqual([]);
  });

  test('offers logging levels only to callers with credentials, and accepts them', async () => {
    const client = await aClient(await listening(app), api.key);
    expect(client.getServerCapabilities()).toHaveProperty('logging');
    await client.setLoggingLevel('warning');
  });

  test.each(['2025-11-25', '2025-06-18', '2025-03-26'])('supports version %s', async (protocolVersion) => {
    const response = await initialize(protocolVersion);
    expect(response.json()).toMatchObject({ result: { protocolVersion } });
  });

  test('responds to an unknown version with the latest one', async () => {
    const response = await initialize('2031-01-01');
    expect(response.json()).toMatchObject({ result: { protocolVersion: '2025-11-25' } });
  });

  test('has the headers of every response', async () => {
    const { headers } = await request(app, 'ping');
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'content-type': 'application/json; charset=utf-8',
      vary: 'Origin, Accept-Encoding',
    });
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers).not.toHaveProperty('mcp-session-id');
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });

  test.each([undefined, '*/*', 'application/json', 'application/*;q=0.5', 'text/html, application/json'])(
    'accepts the header Accept: %s',
    async (accept) => {
      expect((await post(app, message('ping', 1), { accept })).statusCode).toBe(200);
    },
  );

  const OWN_HOSTS = ['localhost', 'localhost:8080', '127.0.0.1:3000', '[::1]:3000', 'LOCALHOST'];
  test.each(OWN_HOSTS)('accepts the hostname %s', async (host) => {
    expect((await post(app, message('ping', 1), { host })).statusCode).toBe(200);
  });

  test.each([
    'https://claude.ai',
    'https://vscode.dev',
    'http://localhost:6274',
    'https://localhost',
    'http://127.0.0.1:6274',
  ])('lets web pages of %s call and read', async (origin) => {
    const { statusCode, headers } = await post(app, message('ping', 1), { origin });
    expect([statusCode, headers['access-control-allow-origin']]).toEqual([200, origin]);
    expect(headers['access-control-expose-headers']).toMatch(/WWW-Authenticate/);
  });

  test('returns -32601 for an unknown method, and -32602 for wrong parameters', async () => {
    const unknown = await request(app, 'tools/fetch', {}, withKey);
    expect(unknown.json()).toMatchObject({ id: 1, error: { code: -32_601 } });
    for (const [method, params] of [
      ['tools/call', { name: 7 }],
      ['tools/call', { name: 'svc_rondom' }],
      ['prompts/get', { name: 'build_quizz' }],
      ['logging/setLevel', { level: 'loud' }],
      [
        'completion/complete',
        { ref: { type: 'ref/prompt', name: 'nobody' }, argument: { name: 'a', value: '' } },
      ],
      ['tools/list', { cursor: 'x' }],
    ] as const) {
      const { statusCode, body } = await request(app, method, params, withKey);
      expect([statusCode, body], method).toEqual([200, expect.stringContaining('"code":-32602')]);
    }
  });

  test('names the nearest tool, and returns -32002 for an unknown resource', async () => {
    const tool = await request(app, 'tools/call', { name: 'svc_rondom' }, withKey);
    expect(tool.body).toContain('the nearest one is svc_random');
    const resource = await request(app, 'resources/read', { uri: 'mcp://svc/categorys' }, withKey);
    expect(resource.json()).toMatchObject({ error: { code: -32_002 } });
    expect(resource.body).toContain('mcp://svc/categories');
  });

  test('takes null for absent in parameters', async () => {
    const nothing = JSON.stringify({ jsonrpc: '2.0', id: 'a', method: 'tools/list', params: null });
    expect((await post(app, nothing)).json()).toMatchObject({ id: 'a', result: {} });
    for (const [method, params] of [
      ['tools/list', { cursor: null, _meta: null }],
      ['prompts/list', { cursor: null }],
      ['tools/call', { name: 'svc_languages', arguments: null }],
      ['prompts/get', { name: 'client_mechanics_patterns', arguments: null }],
      ['prompts/get', { name: 'warmup_round', arguments: { topic: null, lang: 'pl' } }],
      [
        'completion/complete',
        {
          ref: { type: 'ref/prompt', name: 'warmup_round' },
          argument: { name: 'lang', value: '' },
          context: null,
        },
      ],
    ] as const)
      expect((await request(app, method, params, withKey)).json(), method).toHaveProperty('result');
  });

  test('ignores a request for a task, which the server does not offer', async () => {
    const params = { name: 'svc_languages', arguments: {}, task: { ttl: 1_000 } };
    expect((await request(app, 'tools/call', params, withKey)).body).toContain('structuredContent');
  });
});

test('notifications get 202 without a body; "initialized" needs no credentials', async () => {
  const greeted = await post(app, message('notifications/initialized'));
  expect([greeted.statusCode, greeted.body]).toEqual([202, '']);
  expect((await post(app, message('notifications/cancelled'), withKey)).statusCode).toBe(202);
});

test('the preflight of an allowed web page gets 204', async () => {
  const origin = 'https://claude.ai';
  const headers = { host: 'localhost:3000', origin, 'access-control-request-method': 'POST' };
  const response = await app.inject({ method: 'OPTIONS', url: '/mcp', headers });
  expect(response.statusCode).toBe(204);
  expect(response.headers).toMatchObject({
    'access-control-allow-origin': origin,
    vary: 'Origin, Accept-Encoding',
  });
  expect(response.headers['access-control-allow-headers']).toMatch(/Authorization.*MCP-Protocol-Version/);
});

describe('400', () => {
  test.each([
    ['broken JSON', '{"jsonrpc"', -32_700],
    ['bytes that are not UTF-8', Buffer.from([0x22, 0xff, 0x22]), -32_700],
    ['nothing', '', -32_700],
    ['a batch', `[${message('ping', 1)}]`, -32_600],
    ['an empty batch', '[]', -32_600],
    ['JSON that is not a message', '{"id": 1}', -32_600],
    ['a message with unknown members', '{"jsonrpc":"2.0","id":1,"method":"ping","more":1}', -32_600],
    ['the version 1.0', '{"jsonrpc":"1.0","id":1,"method":"ping"}', -32_600],
  ])('refuses %s', async (_what, body, code) => {
    const response = await post(app, body, withKey);
    expect([response.statusCode, refusalIn(response).error.code]).toEqual([400, code]);
  });

  test('refuses a batch that hides a tool call behind a ping, also without credentials', async () => {
    const call = message('tools/call', 2, { name: 'svc_random' });
    expect((await post(app, `[${message('ping', 1)},${call}]`)).statusCode).toBe(400);
  });

  test('refuses a message that is nested a thousand levels deep', async () => {
    const deep = `${'['.repeat(1_000)}${']'.repeat(1_000)}`;
    const body = `{"jsonrpc":"2.0","id":1,"method":"ping","params":{"a":${deep}}}`;
    expect(refusalIn(await post(app, body)).error.code).toBe(-32_600);
  });

  test('refuses more values than any message needs before a schema looks at them', async () => {
    const icons = Array.from({ length: 1_000 }, () => 0);
    const params = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { icons } };
    expect(refusalIn(await request(app, 'initialize', params))).toMatchObject({
      status: 400,
      error: { code: -32_600, message: 'The body has more than 200 values.' },
      errors: [{ path: 'body', message: 'has more than 200 values' }],
    });
    expect(refusalIn(await request(app, 'initialize', params, withKey)).error.message).toBe(
      'The body has more than 1,000 values.',
    );
  });

  test('refuses an unsupported protocol version, except in initialize', async () => {
    const version = { 'mcp-protocol-version': '2031-01-01' };
    expect(refusalIn(await post(app, message('ping', 1), version)).status).toBe(400);
    expect((await initialize('2025-11-25', version)).statusCode).toBe(200);
  });
});

describe('the id of a request', () => {
  test.each([
    ['401 for a missing key', '{"jsonrpc":"2.0","id":7,"method":"tools/call","params":{}}', {}, 401],
    ['401 for a wrong key', message('ping', 7), { authorization: 'Bearer svc_pk_1' }, 401],
    [
      '400 for a message that does not match',
      '{"jsonrpc":"2.0","id":7,"method":"ping","params":[]}',
      {},
      400,
    ],
    ['400 for another version', message('ping', 7), { 'mcp-protocol-version': '1' }, 400],
    ['406', message('ping', 7), { accept: 'text/html' }, 406],
  ])('is repeated with %s', async (_what, body, headers, status) => {
    const response = await post(app, body, headers);
    expect([response.statusCode, refusalIn(response).id]).toEqual([status, 7]);
  });

  test.each(['{"id":{}}', '{"id":null}', '[{"id":1}]', '7', 'no JSON'])('is null for %s', async (body) => {
    expect(refusalIn(await post(app, body)).id).toBeNull();
  });
});

describe('401', () => {
  test.each([
    ['tools/call', { name: 'svc_random' }],
    ['prompts/get', { name: 'warmup_round' }],
    ['resources/read', { uri: 'mcp://svc/categories' }],
    ['completion/complete', { ref: { type: 'ref/prompt', name: 'x' }, argument: { name: 'a', value: '' } }],
    ['logging/setLevel', { level: 'info' }],
    ['tools/unheard-of', {}],
  ])('requires credentials for %s, and links to where to get them', async (method, params) => {
    const response = await request(app, method, params);
    expect(refusalIn(response)).toMatchObject({ status: 401, code: 'missing_api_key', id: 1 });
    expect(response.headers['www-authenticate']).toBe(CHALLENGE);
  });

  test.each(['GET', 'DELETE', 'HEAD', 'PUT'] as const)('requires credentials for %s', async (method) => {
    const { statusCode, headers } = await app.inject({
      method,
      url: '/mcp',
      headers: { host: 'localhost:3000', accept: 'text/event-stream' },
    });
    expect([statusCode, headers['www-authenticate']]).toEqual([401, CHALLENGE]);
  });

  test.each([
    ['an unknown key', makeKey('sk'), 'invalid_api_key'],
    ['a key of the wrong format', 'svc_pk_123', 'invalid_api_key'],
    ['an unsigned token', 'eyJhbGciOiJub25lIn0.e30.', 'invalid_token'],
    ['a word', 'secret', 'invalid_api_key'],
  ])('refuses %s even where no credentials are needed', async (_what, credential, code) => {
    const response = await request(app, 'ping', {}, { authorization: `Bearer ${credential}` });
    expect(refusalIn(response)).toMatchObject({ status: 401, code });
    expect(response.headers['www-authenticate']).toBe(
      `Bearer realm="svc", error="invalid_token", ${METADATA}, ${SCOPES}`,
    );
  });

  test('requires credentials before parameters are validated', async () => {
    const response = await post(app, '{"jsonrpc":"2.0","id":"a","method":"prompts/get","params":[0]}');
    expect(refusalIn(response)).toMatchObject({ status: 401, code: 'missing_api_key', id: 'a' });
  });

  test('requires credentials for a message of more than 8 KiB, before it is read', async () => {
    const long = (length: number): string => message('ping', 1).padEnd(length);
    expect((await post(app, long(8_192))).statusCode).toBe(200);
    const refusal = refusalIn(await post(app, long(8_193)));
    expect(refusal).toMatchObject({ status: 401, code: 'missing_api_key', id: 1 });
    expect(refusal.detail).toContain('A message of more than 8 KiB needs an API key or an access token.');
    expect((await post(app, long(8_193), withKey)).statusCode).toBe(200);
  });

  test('requires credentials for other notifications and for responses', async () => {
    expect((await post(app, message('notifications/cancelled'))).statusCode).toBe(401);
    expect((await post(app, '{"jsonrpc":"2.0","id":1,"result":{}}')).statusCode).toBe(401);
  });
});

describe('403', () => {
  test.each(['evil.example', 'evil.example:3000', 'localhost.evil.example', 'evil.example/localhost'])(
    'refuses the hostname %s',
    async (host) => {
      const response = await post(app, message('ping', 1), { host });
      expect(refusalIn(response)).toMatchObject({ status: 403, code: 'host_not_allowed' });
    },
  );

  test.each([
    'https://evil.example',
    'http://claude.ai',
    'https://claude.ai:8443',
    'https://claude.ai.evil.example',
    'http://localhost.evil.example',
    'file://localhost',
    'null',
    '',
  ])('refuses web pages of %s, and lets them read nothing', async (origin) => {
    const response = await post(app, message('ping', 1), { origin, ...withKey });
    expect(refusalIn(response)).toMatchObject({ status: 403, code: 'origin_not_allowed' });
    expect(response.headers).not.toHaveProperty('access-control-allow-origin');
  });

  test('refuses a key from an IP address that it does not allow', async () => {
    const { key } = await aCaller(engines, { networks: ['198.51.100.0/24'] });
    const bound = { authorization: `Bearer ${key}` };
    expect(refusalIn(await request(app, 'ping', {}, bound)).code).toBe('ip_not_allowed');
    expect((await request(app, 'ping', {}, bound, '198.51.100.7')).statusCode).toBe(200);
  });
});

describe('405 and others', () => {
  test.each(['GET', 'DELETE', 'PUT', 'PATCH'] as const)('lists allowed methods for %s', async (method) => {
    const response = await app.inject({ method, url: '/mcp', headers: { host: 'localhost', ...withKey } });
    expect(refusalIn(response)).toMatchObject({ status: 405, code: 'method_not_allowed' });
    expect(response.headers.allow).toBe('POST, OPTIONS');
  });

  test('a trailing slash makes no difference', async () => {
    const send = (method: 'POST' | 'GET' | 'OPTIONS', headers: object, payload?: string) =>
      app.inject({
        method,
        url: '/mcp/',
        headers: { host: 'localhost', 'content-type': 'application/json', ...headers },
        ...(payload === undefined ? {} : { payload }),
      });
    expect((await send('POST', {}, message('ping', 1))).json()).toMatchObject({ id: 1, result: {} });
    const call = message('tools/call', 1, { name: 'svc_stats' });
    expect((await send('POST', {}, call)).headers['www-authenticate']).toContain(METADATA);
    expect((await send('GET', {})).statusCode).toBe(401);
    expect((await send('GET', withKey)).statusCode).toBe(405);
    expect((await send('OPTIONS', { origin: 'https://claude.ai' })).statusCode).toBe(204);
    expect((await send('POST', { host: 'evil.example' }, message('ping', 1))).statusCode).toBe(403);
  });

  test('406 for clients that do not accept JSON, 413 for a body that is too large, 415 for another media type', async () => {
    const ping = message('ping', 1);
    for (const accept of ['text/event-stream', 'text/html', 'application/json;q=0'])
      expect(refusalIn(await post(app, ping, { accept })).status, accept).toBe(406);
    const long = message('ping', 1, { a: 'x'.repeat(70_000) });
    expect(refusalIn(await post(app, long)).code).toBe('body_too_large');
    const asText = await post(app, ping, { 'content-type': 'text/plain' });
    expect(asText.headers['accept-post']).toBe('application/json');
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/json, text/plain',
      undefined,
    ])
      expect(refusalIn(await post(app, ping, { 'content-type': type })).status, type).toBe(415);
  });
});
