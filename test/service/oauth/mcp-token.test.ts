import { describe, expect, test } from 'vitest';

import { GetUsageOutput } from '../../../src/endpoints/get-usage.ts';
import { anApi } from '../../support/api.ts';
import { ownEngines } from '../../support/engines.ts';
import { load } from '../../support/load.ts';
import { aQuestion } from '../../support/data/a-question.ts';
import { aClient, listening } from '../../support/clients/mcp.ts';
import { anOauthService, connect } from '../../support/clients/oauth.ts';

const engines = await ownEngines();
const [id = ''] = await load(engines, [aQuestion({ difficulty: 'easy' })]);
const service = await anOauthService(engines);
/** Tests start at noon, so that none of them counts across midnight. */
const clock = (): number => Date.UTC(2026, 6, 15, 12) + performance.now();
/**
 * The complete service at the same public address, like another process: it reads tokens and sessions from the
 * database.
 */
const { app } = await anApi(
  { ...engines, config: { ...engines.config, baseUrl: service.baseUrl } },
  { clock },
);
const address = await listening(app);

const send = (token: string, method: string, params: object = {}) =>
  fetch(`${address}/mcp`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  });
const usage = (headers: Readonly<Record<string, string>>) => fetch(`${address}/api/v1/usage`, { headers });

describe('with an access token', () => {
  test('the official client calls every tool, prompt and resource', async () => {
    const { tokens } = await connect(service);
    const client = await aClient(address, tokens.access_token);
    const toolArguments = new Map<string, Record<string, unknown>>([
      ['svc_question_by_id', { id }],
      ['svc_topic_by_slug', { slug: 'europe' }],
      ['svc_report', { type: 'other', questionId: id }],
    ]);
    const { tools } = await client.listTools();
    for (const { name } of tools) {
      const { isError, structuredContent } = await client.callTool({
        name,
        arguments: toolArguments.get(name) ?? {},
      });
      expect([isError, typeof structuredContent], name).toEqual([undefined, 'object']);
    }
    const { prompts } = await client.listPrompts();
    for (const { name, arguments: taken = [] } of prompts) {
      const given = taken.some((argument) => argument.name === 'topic') ? { topic: 'europe' } : {};
      expect((await client.getPrompt({ name, arguments: given })).messages, name).toHaveLength(1);
    }
    const { resources } = await client.listResources();
    for (const { uri } of resources)
      expect((await client.readResource({ uri })).contents, uri).toHaveLength(1);
    expect([tools.length, prompts.length, resources.length]).toEqual([12, 4, 3]);
    const { completion } = await client.complete({
      ref: { type: 'ref/prompt', name: 'build_quiz' },
      argument: { name: 'lang', value: 'p' },
    });
    expect(completion.values).toEqual(['pl']);
    await client.setLoggingLevel('error');
  });

  test('calls count for the user like calls with a key, and /usage shows them for the token', async () => {
    const { tokens } = await connect(service);
    const token = tokens.access_token;
    for (let call = 0; call < 2; call += 1) await send(token, 'tools/call', { name: 'svc_languages' });
    const response = await usage({ authorization: `Bearer ${token}` });
    expect(response.status).toBe(200);
    const { summary } = GetUsageOutput.parse(await response.json());
    expect(summary).toMatchObject({ tier: 'free', today: { count: 3 } });
  });

  test('other REST endpoints refuse a token', async () => {
    const { tokens } = await connect(service);
    const headers = { authorization: `Bearer ${tokens.access_token}` };
    for (const path of ['me', 'languages', 'questions/random'])
      expect((await fetch(`${address}/api/v1/${path}`, { headers })).status, path).toBe(401);
  });
});

test('a token without svc:read can list everything, and other requests name the missing scope', async () => {
  const { tokens } = await connect(service, { scope: 'openid offline_access' });
  const token = tokens.access_token;
  const challenge = 'Bearer realm="svc", error="insufficient_scope", scope="svc:read"';
  const metadata = `resource_metadata="${service.baseUrl}/.well-known/oauth-protected-resource/mcp"`;
  expect((await send(token, 'tools/list')).status).toBe(200);
  for (const method of ['tools/call', 'prompts/get', 'resources/read', 'logging/setLevel']) {
    const refused = await send(token, method, { name: 'svc_languages' });
    expect(refused.status, method).toBe(403);
    expect(refused.headers.get('www-authenticate')).toBe(`${challenge}, ${metadata}`);
    expect(await refused.json()).toMatchObject({ code: 'insufficient_scope', error: { code: -32_000 } });
  }
  const response = await usage({ authorization: `Bearer ${token}` });
  expect([response.status, response.headers.get('www-authenticate')]).toEqual([403, challenge]);
});

describe('/usage of a signed-in user', () => {
  test('is returned for the session, but not to web pages of another origin', async () => {
    const user = await service.newUser();
    const cookie = user.browser.cookiesFor('/api/v1/usage');
    const response = await usage({ cookie, origin: 'https://evil.example' });
    expect(response.status).toBe(200);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(GetUsageOutput.parse(await response.json()).summary.today.count).toBe(1);
  });

  test('returns 401 without key, token or session', async () => {
    for (const [headers, challenge] of [
      [{}, 'Bearer realm="svc"'],
      [{ cookie: 'trivia_session=nobody' }, 'Bearer realm="svc"'],
      [{ authorization: 'Bearer e30.e30.x' }, 'Bearer realm="svc", error="invalid_token"'],
    ] as const) {
      const refused = await usage(headers);
      expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([401, challenge]);
    }
  });
});
