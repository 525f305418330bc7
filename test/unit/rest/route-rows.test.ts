import { expect, test } from 'vitest';

import type { RouteRow } from '../../../src/rest/route.ts';
import { ROUTES } from '../../../src/rest/routes.ts';

const row = { method: 'GET', status: 200, path: '/x', id: 'x', tag: 'Test', errors: [] } as const;
const perAddress = { attempts: 'report-attempt', accepted: 'report' } as const;

test('perAddress on a route with keys, where it would have no effect, does not compile', () => {
  const open: RouteRow = { ...row, auth: 'none', perAddress };
  // @ts-expect-error -- the account's limits apply
  const keyed: RouteRow = { ...row, auth: 'key', perAddress };
  // @ts-expect-error -- the same for tokens and sessions
  const ofAccount: RouteRow = { ...row, auth: 'account', perAddress };
  expect([open, keyed, ofAccount].map(({ auth }) => auth)).toEqual(['none', 'key', 'account']);
  for (const route of ROUTES) if (route.auth !== 'none') expect(route).not.toHaveProperty('perAddress');
});
