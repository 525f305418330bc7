import { expect, test } from 'vitest';

import { completeAuthorizeQuery } from '../../../src/auth/hand-to-provider.ts';

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
