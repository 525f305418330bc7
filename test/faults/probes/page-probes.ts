import { randomUUID } from 'node:crypto';

import { judgeRequest, send, type HttpRequest } from './http-request.ts';
import type { Probe } from './probe.ts';

/** Pages and documents that everyone gets. */
const PUBLIC = [
  '/',
  '/pl',
  '/explore',
  '/play',
  '/play/host',
  '/stats',
  '/topics/film-makers',
  '/tags/europe',
  '/categories/geography',
  '/docs/',
  '/docs/guides/api',
  '/favicon.svg',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemap-1.xml',
  '/llms.txt',
  '/api/v1',
  '/api/v1/openapi.json',
  '/errors/question_not_found',
  '/tiers',
  '/account/sign-in',
  '/account/sign-up',
  '/account/forgotten',
  '/health/live',
];
/** Pages for a user who is signed in. */
const PRIVATE = ['/account', '/account/keys', '/account/keys/new', '/account/usage', '/account/applications'];
const OAUTH = [
  '/api/auth/jwks',
  '/.well-known/oauth-authorization-server',
  '/.well-known/openid-configuration',
  '/.well-known/oauth-protected-resource/mcp',
];
const PASSWORD = 'otter lantern violin';
const CALLBACK = 'http://127.0.0.1:9/callback';

/** A browser that is signed in. */
export interface SignedInBrowser {
  readonly cookie: string;
  /** Of its forms. */
  readonly formToken: string;
}

const get = (path: string, cookie?: string): HttpRequest => ({
  path,
  status: 200,
  headers: { accept: 'text/html', ...(cookie === undefined ? {} : { cookie }) },
});

function form(
  url: string,
  path: string,
  fields: Readonly<Record<string, string>>,
  cookie: string,
  status: number,
): HttpRequest {
  return {
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
    body: new URLSearchParams(fields).toString(),
  };
}

/** Signs an address up, to which a mail is sent. */
export async function requestMail(
  url: string,
  { cookie, formToken }: SignedInBrowser,
  email: string,
): Promise<void> {
  const fields = { form: formToken, email, password: PASSWORD };
  await send(url, form(url, '/account/sign-up', fields, cookie, 303));
}

/** The forms, each time for another account. */
const forms = (url: string, { cookie, formToken }: SignedInBrowser): [string, () => HttpRequest][] => {
  const post = (path: string, fields: Readonly<Record<string, string>>, status: number): HttpRequest =>
    form(url, path, { form: formToken, email: `${randomUUID()}@example.org`, ...fields }, cookie, status);
  return [
    ['POST /account/sign-in', () => post('/account/sign-in', { password: PASSWORD }, 422)],
    ['POST /account/sign-up', () => post('/account/sign-up', { password: PASSWORD }, 303)],
    ['POST /account/forgotten', () => post('/account/forgotten', {}, 200)],
  ];
};

/** Every page, and the forms of accounts. */
export function pageProbes(url: string, browser: SignedInBrowser, questionId: string): Probe[] {
  const anonymous = [...PUBLIC, `/questions/${questionId}`].map((path) => get(path));
  const pages = [...anonymous, ...PRIVATE.map((path) => get(path, browser.cookie))];
  return [
    ...pages.map((request): Probe => ({
      group: 'pages',
      name: `GET ${request.path}`,
      run: () => judgeRequest(url, request),
    })),
    ...forms(url, browser).map(([name, request]): Probe => ({
      group: 'pages',
      name,
      run: () => judgeRequest(url, request()),
    })),
  ];
}

/** The authorization server: its documents, registration, and requests with tokens that it has to look up. */
export function oauthProbes(url: string): Probe[] {
  const json = { 'content-type': 'application/json' };
  const registration = JSON.stringify({ client_name: 'Faults', redirect_uris: [CALLBACK] });
  const token = new URLSearchParams({
    grant_type: 'refresh_token',
    client_id: 'none',
    refresh_token: 'none',
  });
  const requests: HttpRequest[] = [
    ...OAUTH.map((path) => ({ path, status: 200 })),
    { path: '/api/auth/oauth2/register', method: 'POST', status: 201, headers: json, body: registration },
    {
      path: '/api/auth/oauth2/token',
      method: 'POST',
      status: 401,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: token.toString(),
    },
    { path: '/api/auth/oauth2/authorize?client_id=none&response_type=code', status: 400 },
    { path: '/api/auth/oauth2/userinfo', status: 401, headers: { authorization: 'Bearer none' } },
  ];
  return requests.map((request) => ({
    group: 'OAuth',
    name: `${request.method ?? 'GET'} ${request.path.split('?')[0] ?? ''}`,
    run: () => judgeRequest(url, request),
  }));
}
