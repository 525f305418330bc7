import { randomUUID } from 'node:crypto';
import { z } from 'zod';

import type { Samples } from '../support/every-request/inputs.ts';
import { mcpMessages, type McpMessage } from '../support/every-request/mcp.ts';
import {
  ACCOUNT_PAGES,
  DOCUMENTS,
  explorerPages,
  OAUTH_DOCUMENTS,
  SERVER_PAGES,
} from '../support/every-request/pages.ts';
import { type HttpRequest, restRequests } from '../support/every-request/rest.ts';
import { broken, judgeRequest, refused, send, SERVED, type Outcome, type Probe } from './probe.ts';

export interface SignedInBrowser {
  readonly cookie: string;
  readonly formToken: string;
}

/** Requests beyond the smallest one of each route, because they use the engines in other ways. */
const VARIATIONS = [
  '/questions?q=capital',
  '/questions?order=shuffled&seed=monday',
  '/questions?tags=europe&limit=0',
  '/questions?updated_since=2020-01-01',
  '/questions/random?amount=20&tags=europe',
  '/questions/random?seed=7',
  '/topics?q=film',
];

function probeOf(url: string, group: Probe['group'], request: HttpRequest): Probe {
  const name = `${request.method ?? 'GET'} ${request.path}`;
  return { group, name, run: () => judgeRequest(url, request) };
}

/** The smallest request of every route, and some more. */
export function restProbes(url: string, key: string, samples: Samples): Probe[] {
  const smallest = restRequests(samples).flatMap(({ requests }) => requests.slice(0, 1));
  const variations = VARIATIONS.map((path): HttpRequest => ({ path: `/api/v1${path}`, status: 200 }));
  return [...smallest, ...variations].map((request) => {
    // An account may send a few reports a minute only, and each address, too: no key, so that each one counts for itself.
    const headers = request.path.endsWith('/report') ? {} : { 'x-api-key': key };
    return probeOf(url, 'REST', { ...request, headers: { ...request.headers, ...headers } });
  });
}

const Reply = z.object({
  result: z
    .object({ isError: z.boolean().optional(), content: z.array(z.object({ text: z.string() })).optional() })
    .optional(),
  error: z.object({ data: z.object({ code: z.string(), retryAfter: z.number() }).partial() }).optional(),
});

/** Accounts that share the messages, and others that share the reports. */
const ACCOUNTS = 8;
const REPORTERS = 100;

/** How the error of a tool says that a part of the service is unavailable, and when to call again. */
const COME_BACK = /"internal_error".*\bWait \d+ seconds/;

/** A reply with status 200 may still be an error: of a tool, or of JSON-RPC. */
function judgeReply(text: string): Outcome {
  const { result, error } = Reply.parse(JSON.parse(text));
  if (error !== undefined)
    return error.data.code === 'service_unavailable' && (error.data.retryAfter ?? 0) > 0
      ? refused(text)
      : broken(text);
  if (result?.isError !== true) return SERVED;
  return COME_BACK.test(result.content?.[0]?.text ?? '') ? refused(text) : broken(text);
}

/**
 * Every method, tool, resource and prompt.
 *
 * @param newKey - gives the secret key of another account each time
 */
export async function mcpProbes(
  url: string,
  newKey: () => Promise<string>,
  samples: Samples,
): Promise<Probe[]> {
  const keys = await Promise.all(Array.from({ length: ACCOUNTS }, newKey));
  const reporters = await Promise.all(Array.from({ length: REPORTERS }, newKey));
  let sent = 0;
  const requestOf = ({ method, params }: Pick<McpMessage, 'method' | 'params'>, key = ''): HttpRequest => ({
    path: '/mcp',
    method: 'POST',
    status: 200,
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  });
  // Keys that were used lately are known without PostgreSQL.
  await Promise.all(keys.map((key) => send(url, requestOf({ method: 'ping', params: {} }, key))));
  return mcpMessages(samples)
    .filter(({ isVariation }) => !isVariation)
    .map((message) => {
      // An account may send a few reports a minute only, and fifty other requests a second.
      const stock = message.name === 'svc_report' ? reporters : keys;
      return {
        group: 'MCP',
        name: `${message.method} ${message.name}`.trim(),
        run: () => judgeRequest(url, requestOf(message, stock[(sent += 1) % stock.length]), judgeReply),
      };
    });
}

const PASSWORD = 'otter lantern violin';

const formRequest = (
  url: string,
  path: string,
  { cookie, formToken }: SignedInBrowser,
  fields: Readonly<Record<string, string>>,
  status: number,
): HttpRequest => ({
  path,
  method: 'POST',
  status,
  headers: {
    accept: 'text/html',
    'content-type': 'application/x-www-form-urlencoded',
    'sec-fetch-site': 'same-origin',
    origin: url,
    cookie,
  },
  body: new URLSearchParams({ form: formToken, ...fields }).toString(),
});

export async function requestMail(url: string, browser: SignedInBrowser, email: string): Promise<void> {
  await send(url, formRequest(url, '/account/sign-up', browser, { email, password: PASSWORD }, 303));
}

/** Every page, and the forms of accounts, each time for another account. */
export function pageProbes(url: string, browser: SignedInBrowser, questionId: string): Probe[] {
  const get = (path: string, cookie?: string): Probe =>
    probeOf(url, 'pages', {
      path,
      status: 200,
      headers: { accept: 'text/html', ...(cookie === undefined ? {} : { cookie }) },
    });
  const form = (path: string, fields: Readonly<Record<string, string>>, status: number): Probe => ({
    group: 'pages',
    name: `POST ${path}`,
    run: () => {
      const email = `${randomUUID()}@example.org`;
      return judgeRequest(url, formRequest(url, path, browser, { email, ...fields }, status));
    },
  });
  return [
    ...[...Object.values(explorerPages(questionId)), '/pl', ...SERVER_PAGES, ...DOCUMENTS].map((path) =>
      get(path),
    ),
    ...ACCOUNT_PAGES.map((path) => get(path, browser.cookie)),
    form('/account/sign-in', { password: PASSWORD }, 422),
    form('/account/sign-up', { password: PASSWORD }, 303),
    form('/account/forgotten', {}, 200),
  ];
}

/** The authorization server: its documents, registration, and requests with tokens that it has to look up. */
export function oauthProbes(url: string): Probe[] {
  const registration = { client_name: 'Faults', redirect_uris: ['http://127.0.0.1:9/callback'] };
  const token = { grant_type: 'refresh_token', client_id: 'none', refresh_token: 'none' };
  const requests: HttpRequest[] = [
    ...OAUTH_DOCUMENTS.map((path) => ({ path, status: 200 })),
    {
      path: '/api/auth/oauth2/register',
      method: 'POST',
      status: 201,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(registration),
    },
    {
      path: '/api/auth/oauth2/token',
      method: 'POST',
      status: 401,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(token).toString(),
    },
    { path: '/api/auth/oauth2/authorize?client_id=none&response_type=code', status: 400 },
    { path: '/api/auth/oauth2/userinfo', status: 401, headers: { authorization: 'Bearer none' } },
  ];
  return requests.map((request) => probeOf(url, 'OAuth', request));
}
