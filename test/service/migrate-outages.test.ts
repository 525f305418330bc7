import { expect, test } from 'vitest';

import { migrate } from '../../cli/store/migrate.ts';
import { ownEngines } from '../support/engines.ts';
import { faultProxy } from '../support/fault-proxy.ts';

/** Responses until the connection is ready. */
const CONNECTED = 4;

const engines = await ownEngines();

test.each([
  ['does not answer', 'freeze', 'timeout'],
  ['answers byte by byte', 'drip', 'timeout'],
  ['closes the connection in the middle of an answer', 'break', 'terminated'],
] as const)(
  'a migration ends with an error if PostgreSQL %s',
  { timeout: 60_000 },
  async (_it, fault, error) => {
    const proxy = await faultProxy(engines.config.databaseUrl);
    proxy.partsBeforeBreak = CONNECTED;
    proxy.become(fault);
    // One line, without a stack trace.
    await expect(migrate(proxy.url)).rejects.toThrow(new RegExp(`^.*${error}.*$`));
    await proxy.close();
  },
);
