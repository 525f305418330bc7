import { describe, expect, test } from 'vitest';

import { checkRegistration } from '../../../src/auth/check-registration.ts';
import { redirectUriError } from '../../../src/auth/redirect-uri.ts';

describe('a redirect URI is allowed', () => {
  test.each([
    'https://agent.example/callback',
    'https://agent.example:8443/callback?from=trivia',
    'https://localhost/callback',
    'http://localhost/callback',
    'http://localhost:33418/',
    'http://127.0.0.1:1/callback?x=1',
    'http://[::1]:8080/callback',
    'cursor://anysphere.cursor-mcp/oauth/callback',
    'vscode://vscode.github-authentication/did-authenticate',
    'com.example.app:/callback',
    'com.example.app://callback',
  ])('%s', (address) => {
    expect(redirectUriError(address)).toBeUndefined();
  });
});

describe('a redirect URI is refused', () => {
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
    ['https:agent.example/callback', 'slashes'],
    ['http:/localhost/callback', 'slashes'],
    ['https://agent.example\\@other.example/', 'characters'],
  ])('%j', (address, why) => {
    expect(redirectUriError(address)).toContain(why);
  });
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

  test('ignores unknown members', () => {
    const body = {
      redirect_uris,
      scope: 'all',
      jwks: { keys: [] },
      request_uris: ['https://x.example/'],
      dpop_bound_access_tokens: true,
    };
    expect(Object.keys(metadataOf(body)).sort()).toEqual(Object.keys(metadataOf({ redirect_uris })).sort());
  });
});
