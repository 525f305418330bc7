import { describe, expect, test } from 'vitest';

import { checkRegistration, redirectUriError } from '../../../src/auth/check-registration.ts';
import { completeAuthorizeQuery } from '../../../src/auth/hand-to-provider.ts';

test.each([
  ...'https://agent.example/callback https://agent.example:8443/callback?from=trivia'.split(' '),
  ...'https://localhost/callback http://localhost/callback http://localhost:33418/'.split(' '),
  ...'http://127.0.0.1:1/callback?x=1 http://[::1]:8080/callback'.split(' '),
  ...'cursor://anysphere.cursor-mcp/oauth/callback'.split(' '),
  ...'vscode://vscode.github-authentication/did-authenticate'.split(' '),
  ...'vscode-insiders://vscode.github-authentication/did-authenticate'.split(' '),
  ...'windsurf://extension/callback warp://mcp/oauth2callback zed://mcp/callback'.split(' '),
  ...'com.googleusercontent.apps.123-abc:/oauth2redirect com.example.app:/callback'.split(' '),
  ...'com.example.app://callback'.split(' '),
])('the redirect URI %s is allowed', (address) => {
  expect(redirectUriError(address)).toBeUndefined();
});

test.each([
  ['http://agent.example/callback', 'http'],
  ['http://127.0.0.1.agent.example/', 'http'],
  ['http://localhost.agent.example/', 'http'],
  ['http://127.0.0.1@agent.example/', 'user name'],
  ['http://user:secret@localhost/', 'user name'],
  ['http://0.0.0.0/', 'http'],
  ['http://192.168.1.2/', 'http'],
  ['https://agent.example/callback#part', 'fragment'],
  ['https://agent.example/callback#', 'fragment'],
  ['https://*.agent.example/', 'wildcard'],
  ['https://agent.example/\u202egpj.', 'characters'],
  ['https://agent.example/a b', 'characters'],
  ['https://agent.example/\n', 'characters'],
  [`https://agent.example/${'x'.repeat(2_000)}`, 'longer'],
  ['/callback', 'absolute'],
  ['agent.example', 'absolute'],
  ['', 'absolute'],
  ['javascript:alert(1)', 'scheme'],
  ['JavaScript:alert(1)', 'scheme'],
  ['java\tscript:alert(1)', 'characters'],
  ['data:text/html,x', 'scheme'],
  ['file:///etc/passwd', 'scheme'],
  ['blob:https://agent.example/1', 'scheme'],
  ['ws://localhost/', 'scheme'],
  ['view-source:https://agent.example/', 'scheme'],
  ['mailto:a@agent.example', 'scheme'],
  ['chrome-extension://abc/callback', 'scheme'],
  ['search-ms:query=x', 'scheme'],
  ['ms-msdt:/id', 'scheme'],
  ['c:/windows/callback', 'scheme'],
  ...[
    ...'jnlp://agent.example/ mhtml:https://agent.example/ mk:@MSITStore:c:/x.chm'.split(' '),
    ...'hcp://system/ itms-services://?action=download-manifest callto:agent steam://run/1'.split(' '),
    ...'devtools://devtools/ x-apple.systempreferences:com.apple.preference.security'.split(' '),
    ...'microsoft.windows.camera: quiz://callback a.b:/callback com.:/callback'.split(' '),
  ].map((uri): [string, string] => [uri, 'scheme']),
  ['https:agent.example/callback', 'slashes'],
  ['http:/localhost/callback', 'slashes'],
  ['https://agent.example\\@other.example/', 'characters'],
])('the redirect URI %j is refused', (address, why) => {
  expect(redirectUriError(address)).toContain(why);
});

describe('a registration', () => {
  const metadataOf = (body: object): Readonly<Record<string, unknown>> => {
    const checked = checkRegistration(body);
    if ('error' in checked) throw new Error(checked.description);
    return checked.metadata;
  };
  const redirect_uris = ['https://agent.example/'];

  test('is of a native application as soon as one redirect URI is not on the web', () => {
    expect(metadataOf({ redirect_uris }).application_type).toBe('web');
    for (const other of ['http://localhost/', 'cursor://x'])
      expect(metadataOf({ redirect_uris: [...redirect_uris, other] }).application_type).toBe('native');
  });

  test('keeps a repeated redirect URI once', () => {
    expect(metadataOf({ redirect_uris: [...redirect_uris, ...redirect_uris] }).redirect_uris).toEqual(
      redirect_uris,
    );
  });

  test('without the refresh_token grant type cannot be refreshed', () => {
    expect(metadataOf({ redirect_uris, grant_types: ['authorization_code'] }).grant_types).toEqual([
      'authorization_code',
    ]);
  });

  test.each([
    ['the device flow', { grant_types: ['urn:ietf:params:oauth:grant-type:device_code'] }],
    ['no grant', { grant_types: [] }],
    ['a secret', { token_endpoint_auth_method: 'client_secret_post' }],
    ['another response type', { response_types: ['token'] }],
    [
      'all of them',
      {
        token_endpoint_auth_method: 'private_key_jwt',
        grant_types: ['implicit', 'authorization_code', 'refresh_token', 'password'],
        response_types: ['code', 'id_token token'],
      },
    ],
  ])('that asks for %s gets the supported ones instead', (_what, asked) => {
    expect(metadataOf({ redirect_uris, ...asked })).toMatchObject({
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
    });
  });

  test.each([
    [undefined, 'offline_access svc:read'],
    ['svc:read', 'svc:read'],
    ['svc:read admin openid', 'openid svc:read'],
    ['admin', 'offline_access svc:read'],
    [['svc:read'], 'offline_access svc:read'],
  ])('for the scope %j gets the scope %j', (scope, registered) => {
    expect(metadataOf({ redirect_uris, scope }).scope).toBe(registered);
  });

  test.each([
    ['  Quiz\n\nagent ', 'Quiz agent'],
    ['Cafe\u0301', 'Café'],
    ['\u202eliame', 'liame'],
    ['a\u200bb', 'a b'],
    ['\u0000', undefined],
    ['\u3164\u2800\u115f', undefined],
    ['🦦'.repeat(200), '🦦'.repeat(100)],
  ])('with the name %j gets the name %j', (name, shown) => {
    expect(metadataOf({ redirect_uris, client_name: name }).client_name).toBe(shown);
  });
});

const completed = (query: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(completeAuthorizeQuery(query)));

test.each([
  ['client_id=a', { client_id: 'a', scope: 'offline_access svc:read', prompt: 'consent' }],
  ['scope=', { scope: 'offline_access svc:read', prompt: 'consent' }],
  ['scope=%20', { scope: 'offline_access svc:read', prompt: 'consent' }],
  ['scope=svc%3Aread', { scope: 'svc:read', prompt: 'consent' }],
  ['scope=unheard-of', { scope: 'unheard-of', prompt: 'consent' }],
  ['scope=a&prompt=login', { scope: 'a', prompt: 'login consent' }],
  ['scope=a&prompt=consent', { scope: 'a', prompt: 'consent' }],
  ['scope=a&prompt=none', { scope: 'a', prompt: 'none' }],
  ['scope=a&prompt=', { scope: 'a', prompt: 'consent' }],
  ['scope=a&response_mode=form_post', { scope: 'a', prompt: 'consent', response_mode: 'not_offered' }],
  ['scope=a&state=x%26y%3D%00', { scope: 'a', prompt: 'consent', state: 'x&y=\u0000' }],
])('%s becomes a query that the provider accepts', (query, expected) => {
  expect(completed(query)).toEqual(expected);
});

test('repeated parameters stay repeated, so that the provider refuses them', () => {
  expect(completeAuthorizeQuery('scope=a&scope=b&state=1&state=2')).toBe(
    'scope=a&scope=b&state=1&state=2&prompt=consent',
  );
});
