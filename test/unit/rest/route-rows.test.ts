import { expect, test } from 'vitest';

import type { EndpointAccess } from '../../../src/endpoints/endpoint.ts';
import { ROUTES } from '../../../src/rest/route.ts';

const perAddress = { attempts: 'report-attempt', accepted: 'report' } as const;

test('perAddress on a route with keys, where it would have no effect, does not compile', () => {
  const open: EndpointAccess = { auth: 'none', perAddress };
  // @ts-expect-error -- the account's limits apply
  const keyed: EndpointAccess = { auth: 'key', perAddress };
  // @ts-expect-error -- the same for tokens and sessions
  const ofAccount: EndpointAccess = { auth: 'account', perAddress };
  expect([open, keyed, ofAccount].map(({ auth }) => auth)).toEqual(['none', 'key', 'account']);
  for (const route of ROUTES) if (route.auth !== 'none') expect(route).not.toHaveProperty('perAddress');
});
