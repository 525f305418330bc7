import { createServer, request as pass } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';

import { createPasswords } from '../../../src/access/passwords.ts';
import { freePort } from '../../../stack/ports.mjs';
import { aCaller } from '../../support/clients/a-caller.ts';
import { aUser } from '../../support/clients/a-user.ts';
import { Browser, connect, oauthServiceAt, refresh } from '../../support/clients/oauth.ts';
import { PASSWORD } from '../../support/clients/site.ts';
import { questions } from '../../support/data/a-question.ts';
import { ownEngines } from '../../support/engines.ts';
import { portOf } from '../../support/listening.ts';
import { load } from '../../support/load.ts';
import { start } from '../../support/processes.ts';
import { untilOk } from '../../support/until.ts';

const engines = await ownEngines();
const QUESTIONS = 40;

/** A proxy that passes each request to another process than the one before, also on the same connection. */
async function alternating(ports: readonly number[]): Promise<string> {
  let requests = 0;
  const server = createServer((incoming, outgoing) => {
    requests += 1;
    const { method, url, headers } = incoming;
    const to = { host: '127.0.0.1', port: ports[requests % ports.length], method, path: url, headers };
    const passed = pass(to, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
  const port = await portOf(server);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${port}`;
}

/** Starts two instances of the service, and returns the address of a proxy in front of them. */
async function twoInstances(): Promise<string> {
  const ports = [await freePort(), await freePort()];
  const url = await alternating(ports);
  for (const port of ports)
    start('src/main.ts', [], {
      ...engines.environment,
      PORT: String(port),
      TRIVIA_BASE_URL: url,
      TRIVIA_RATE_LIMITS: 'off',
    });
  for (const port of ports) await untilOk('it is ready', `http://127.0.0.1:${port}/health/ready`);
  return url;
}

interface Page {
  readonly data: readonly { readonly id: string }[];
  readonly _links: { readonly next?: string };
}

test('what one instance gives out is valid at the other: cursors, seeds, forms, sessions, codes, tokens and signing keys', async () => {
  await load(engines, questions(QUESTIONS));
  const url = await twoInstances();
  const { key } = await aCaller(engines, { tier: 'enterprise', scope: 'sk' });
  const get = async (path: string): Promise<Page> => {
    const response = await fetch(new URL(path, url), { headers: { 'x-api-key': key } });
    expect(response.status, path).toBe(200);
    return (await response.json()) as Page;
  };

  for (const order of ['', '&order=shuffled', '&q=question']) {
    const ids: string[] = [];
    for (let next: string | undefined = `/api/v1/questions?limit=9${order}`; next !== undefined;) {
      const page: Page = await get(next);
      ids.push(...page.data.map(({ id }) => id));
      next = page._links.next;
    }
    expect(new Set(ids).size, order).toBe(ids.length);
    if (!order.startsWith('&q')) expect(ids).toHaveLength(QUESTIONS);
  }
  const draws = [1, 2].map(() => get('/api/v1/questions/random?amount=9&seed=same'));
  const [one, other] = await Promise.all(draws);
  expect(one?.data.map(({ id }) => id)).toEqual(other?.data.map(({ id }) => id));

  // The form comes from one instance and is sent to the other, which starts the session.
  const { email } = await aUser(engines.pool, await createPasswords().hash(PASSWORD));
  const browser = new Browser(url);
  const page = await browser.open(`${url}/account/sign-in`);
  const form = /name="form" value="([\w-]+)"/.exec((await page.response?.text()) ?? '')?.[1] ?? '';
  const body = new URLSearchParams({ form, email, password: PASSWORD });
  await browser.open(`${url}/account/sign-in`, { method: 'POST', body });
  for (let request = 0; request < 2; request += 1)
    expect(await (await browser.open(`${url}/account`)).response?.text()).toContain(email);

  const service = await oauthServiceAt(engines, url);
  for (let connection = 0; connection < 2; connection += 1) {
    const connected = await connect(service);
    const headers = { authorization: `Bearer ${connected.tokens.access_token}` };
    for (let request = 0; request < 2; request += 1)
      expect((await fetch(`${url}/api/v1/usage`, { headers })).status).toBe(200);
    expect((await refresh(service, connected)).status).toBe(200);
  }
  const keys = async (): Promise<unknown> => (await fetch(String(service.metadata.jwks_uri))).json();
  expect(await keys()).toEqual(await keys());
});
