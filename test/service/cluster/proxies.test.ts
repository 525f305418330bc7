import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, onTestFailed, onTestFinished, test } from 'vitest';
import { z } from 'zod';

import { freePort } from '../../../stack/ports.mjs';
import { aCaller } from '../../support/clients/a-caller.ts';
import { questions } from '../../support/data/a-question.ts';
import { ownEngines } from '../../support/engines.ts';
import { caddy, haproxy, nginx, withLibraries } from '../../support/installed-programs.ts';
import { load } from '../../support/load.ts';
import { ownFolder } from '../../support/own-folder.ts';
import { baseUrlOf, start, type RunningProcess } from '../../support/processes.ts';
import { until } from '../../support/until.ts';

const engines = await ownEngines();
const [first = ''] = await load(engines, questions(50));

/** Where the proxy listens and calls from, and an address of a caller. All of 127.0.0.0/8 is this machine. */
const PROXY = '127.0.0.1';
const CALLER = '127.0.0.2';

/** A recipe, and what it takes to run it here. */
interface Recipe {
  readonly name: string;
  readonly program: Awaited<ReturnType<typeof nginx>>;
  readonly file: string;
  /** Writes the configuration to a folder, for this port and without TLS, and returns the parameters of the program. */
  readonly configure: (recipe: string, folder: string, port: number) => string[];
}

const RECIPES: readonly Recipe[] = [
  {
    name: 'nginx',
    program: await nginx(),
    file: 'deploy/proxies/nginx.conf',
    configure(recipe, folder, port) {
      const server = recipe
        .replace('listen 443 ssl;', `listen ${PROXY}:${port};`)
        .replaceAll(/^ *ssl_certificate.*\n/gm, '');
      const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (of) => `${of}_temp_path ${of};`,
      );
      const http = ['access_log off;', ...folders, server].join('\n');
      const user = process.getuid?.() === 0 ? 'user root;' : '';
      const file = join(folder, 'nginx.conf');
      writeFileSync(file, `${user}\npid nginx.pid;\nevents {}\nhttp {\n${http}\n}\n`);
      return ['-p', folder, '-c', file, '-e', 'stderr', '-g', 'daemon off;'];
    },
  },
  {
    name: 'Caddy',
    program: await caddy(),
    file: 'deploy/proxies/Caddyfile',
    configure(recipe, folder, port) {
      const site = recipe.replace('trivia.example.org {', `http://:${port} {\n  bind ${PROXY}`);
      const file = join(folder, 'Caddyfile');
      writeFileSync(file, `{\n  admin off\n  auto_https off\n}\n${site}`);
      return ['run', '--adapter', 'caddyfile', '--config', file];
    },
  },
  {
    name: 'HAProxy',
    program: await haproxy(),
    file: 'deploy/proxies/haproxy.cfg',
    configure(recipe, folder, port) {
      const file = join(folder, 'haproxy.cfg');
      writeFileSync(file, recipe.replace(/bind :443 .*/, `bind ${PROXY}:${port}`));
      return ['-W', '-db', '-f', file];
    },
  },
];

/** Starts two instances of the API and the proxy in front of them. All are stopped when the test ends. */
async function startBehind({ program, file, configure }: Recipe) {
  if (typeof program === 'string') throw new Error(program);
  const environment = {
    ...engines.environment,
    PORT: '0',
    TRIVIA_LOG_LEVEL: 'info',
    TRIVIA_RATE_LIMITS: 'off',
    TRIVIA_TRUSTED_PROXIES: PROXY,
  };
  const instances: RunningProcess[] = ['1', '2'].map(() => start('src/main.ts', [], environment));
  const addresses = await Promise.all(instances.map(baseUrlOf));
  const ports = addresses.map((address) => new URL(address).port);
  const [port, statePort, folder] = await Promise.all([freePort(), freePort(), ownFolder()]);
  const recipe = readFileSync(file, 'utf8')
    .replaceAll(/127\.0\.0\.1:3000|api-1:3000/g, `127.0.0.1:${ports[0]}`)
    .replaceAll(/127\.0\.0\.1:3001|api-2:3000/g, `127.0.0.1:${ports[1]}`);
  const child = spawn(program.path, configure(recipe, folder, port), {
    env: { HOME: folder, TRIVIA_PROXY_STATE: `${PROXY}:${statePort}`, ...withLibraries(program.path) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let messages = '';
  child.stderr.setEncoding('utf8').on('data', (more: string) => (messages += more));
  onTestFailed(() => console.error(messages));
  onTestFinished(async () => {
    const end = once(child, 'exit');
    if (child.kill()) await end;
  });
  const url = `http://${PROXY}:${port}`;
  await until('the proxy passes requests', () =>
    ask(`${url}/health/ready`, { from: PROXY }).then(
      ({ status }) => status === 200,
      () => false,
    ),
  );
  return { url, instances };
}

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

interface Question {
  readonly headers?: Readonly<Record<string, string>>;
  /** The address that the request comes from. */
  readonly from?: string;
  readonly body?: string;
}

async function ask(url: string, { headers = {}, from = CALLER, body }: Question = {}): Promise<Answer> {
  const method = body === undefined ? 'GET' : 'POST';
  const sent = request(url, { method, headers, localAddress: from });
  const answered = once(sent, 'response') as Promise<[IncomingMessage]>;
  sent.end(body);
  const [response] = await answered;
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

const codeOf = ({ body }: Answer): string => z.object({ code: z.string() }).parse(JSON.parse(body)).code;
const JSON_BODY = { 'content-type': 'application/json' };

describe.each(RECIPES)('the recipe of $name', (recipe) => {
  test.skipIf(typeof recipe.program === 'string')(
    typeof recipe.program === 'string'
      ? recipe.program
      : 'passes on who calls, long lines and bodies of any size',
    async () => {
      const { url, instances } = await startBehind(recipe);
      const api = `${url}/api/v1`;
      const { key } = await aCaller(engines, { networks: [`${CALLER}/32`] });
      const headers = { 'x-api-key': key, 'x-request-id': 'chosen-by-the-caller' };

      // The key belongs to one address, which nobody else can claim.
      const mine = await ask(`${api}/me`, { headers });
      expect(mine.status).toBe(200);
      const claimed = await ask(`${api}/me`, {
        headers: { ...headers, 'x-forwarded-for': CALLER },
        from: '127.0.0.3',
      });
      expect([claimed.status, codeOf(claimed)]).toEqual([403, 'ip_not_allowed']);

      // The id is that of the service, and its log has that of the proxy.
      const id = String(mine.headers['x-request-id']);
      expect(id).toMatch(/^[0-9a-f-]{36}$/);
      const refused = await until('the refusal is logged', () =>
        instances
          .flatMap((instance) => instance.stdout().split('\n'))
          .find((line) => line.includes(String(claimed.headers['x-request-id']))),
      );
      expect(refused).toMatch(/"callerRequestId":"[0-9a-f-]{32,36}"/);

      // 250 ids are the most: a first line of 9.3 KB, and 9.8 KB with commas that are encoded.
      const list = Array.from({ length: 250 }, () => first).join('%2C');
      const many = await ask(`${api}/questions?ids=${list}`, { headers });
      expect(many.status).toBe(200);
      expect(many.body).toContain(first);

      // A redirect of a sign-in has what the application sent.
      const registered = await ask(`${url}/api/auth/oauth2/register`, {
        headers: JSON_BODY,
        body: JSON.stringify({
          redirect_uris: ['https://app.example/back'],
          token_endpoint_auth_method: 'none',
        }),
      });
      const client = z.object({ client_id: z.string() }).parse(JSON.parse(registered.body)).client_id;
      const asked = new URLSearchParams({
        client_id: client,
        redirect_uri: 'https://app.example/back',
        response_type: 'code',
        code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
        code_challenge_method: 'S256',
        prompt: 'none',
        state: 's'.repeat(6_000),
      });
      const redirect = await ask(`${url}/api/auth/oauth2/authorize?${asked}`);
      expect(redirect.status).toBe(303);
      expect(redirect.headers.location).toContain(asked.get('state'));

      // The limit of bodies is that of the service, with its message.
      const body = JSON.stringify({ text: 'x'.repeat(70_000) });
      const large = await ask(`${api}/questions/search`, { headers: { ...headers, ...JSON_BODY }, body });
      expect([large.status, codeOf(large)]).toEqual([413, 'body_too_large']);

      const listTools = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} });
      const tools = await ask(`${url}/mcp`, {
        headers: { ...headers, ...JSON_BODY, accept: 'application/json, text/event-stream' },
        body: listTools,
      });
      expect(tools.status).toBe(200);
      expect(tools.body).toContain('svc_random');

      // Nothing is kept for another caller.
      const other = await aCaller(engines);
      const theirs = await ask(`${api}/me`, { headers: { 'x-api-key': other.key } });
      expect(theirs.body).not.toBe(mine.body);
      expect((await ask(`${api}/me`)).status).toBe(401);

      expect((await ask(`${url}/health/ready`)).status).toBe(403);
    },
  );

  test.skipIf(typeof recipe.program === 'string')('loses no request when an instance closes', async () => {
    const { url, instances } = await startBehind(recipe);
    const { key } = await aCaller(engines);
    const statuses: (number | string | undefined)[] = [];
    let isOver = false;
    const clients = Array.from({ length: 4 }, async () => {
      while (!isOver)
        statuses.push(
          await ask(`${url}/api/v1/questions/${first}`, { headers: { 'x-api-key': key } }).then(
            ({ status }) => status,
            (error: unknown) => String(error),
          ),
        );
    });
    await until('both are used', () => statuses.length > 100);
    instances[0]?.child.kill('SIGTERM');
    expect(await instances[0]?.exit).toBe(0);
    const before = statuses.length;
    await until('the other one answers all', () => statuses.length > before + 100);
    isOver = true;
    await Promise.all(clients);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });
});
