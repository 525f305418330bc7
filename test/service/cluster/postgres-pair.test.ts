import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

import { findFolders, unprivilegedOwner } from '../../../stack/folders.mjs';
import { lastingPorts } from '../../../stack/ports.mjs';
import { createPostgresPair } from '../../../stack/postgres-pair.ts';
import { queryMember } from '../../support/cluster/cluster-faults.ts';
import { ownFolder } from '../../support/own-folder.ts';
import { until } from '../../support/until.ts';

const ROOT = join(import.meta.dirname, '../../..');

test('a primary that was killed and replaced becomes the standby of the one that replaced it, and back', async () => {
  const folder = await ownFolder();
  chmodSync(folder, 0o755);
  const logs = join(folder, 'logs');
  mkdirSync(logs);
  const { servers, promote } = createPostgresPair({
    folders: findFolders(ROOT, unprivilegedOwner()),
    folder,
    logs,
    ports: await lastingPorts(2),
    password: 'test',
    signal: new AbortController().signal,
  });
  onTestFinished(async () => {
    for (const server of servers) await server.kill();
  });
  for (const server of servers) await server.start();
  const [first, second] = servers;
  if (first === undefined || second === undefined) throw new Error('there are two servers');
  await queryMember(first, 'create table kept (number int)');

  let written = 0;
  for (const [primary, standby] of [
    [first, second],
    [second, first],
  ] as const) {
    await until('each commit waits for the standby', async () => {
      const rows = await queryMember<{ state: string }>(
        primary,
        'select sync_state as state from pg_stat_replication',
      );
      return rows.map(({ state }) => state).join() === 'sync';
    });
    await queryMember(primary, `insert into kept values (${(written += 1)})`);
    await primary.kill();
    await promote();
    await until('the standby takes writes', async () => {
      const [row] = await queryMember<{ isStandby: boolean }>(
        standby,
        'select pg_is_in_recovery() as "isStandby"',
      );
      return row?.isStandby === false;
    });
    await queryMember(standby, `insert into kept values (${(written += 1)})`);
    await primary.start();
  }
  // Both have everything, and one takes writes.
  for (const server of servers)
    await until('it has everything', async () => {
      const rows = await queryMember(server, 'select from kept');
      return rows.length === written;
    });
  const writing = queryMember(second, 'insert into kept values (0)');
  await expect(writing).rejects.toThrow('read-only transaction');
});
