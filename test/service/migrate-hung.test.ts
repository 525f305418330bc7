import { expect, test } from 'vitest';

import { migrate } from '../../src/store/migrate.ts';
import { ownEngines } from '../support/engines.ts';
import { faultProxy } from '../support/fault-proxy.ts';

const engines = await ownEngines();

test.each(['freeze', 'drip'] as const)(
  'ends with an error if PostgreSQL accepts the connection and then does not answer (%s)',
  { timeout: 60_000 },
  async (fault) => {
    const proxy = await faultProxy(engines.config.databaseUrl);
    proxy.become(fault);
    await expect(migrate(proxy.url)).rejects.toThrow('timeout');
    await proxy.close();
  },
);
