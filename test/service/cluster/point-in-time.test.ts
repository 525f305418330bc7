import { execFile } from 'node:child_process';
import { appendFile, chmod, copyFile, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';

import { importRecords } from '../../../indexer/import/import-records.ts';
import { ownedFolder, unprivilegedOwner } from '../../../stack/folders.mjs';
import { guard } from '../../../stack/supervise.ts';
import { aCaller } from '../../support/clients/a-caller.ts';
import { questions } from '../../support/data/a-question.ts';
import { fill, ownEngines, openPatiently } from '../../support/engines.ts';
import { postgresTools } from '../../support/installed-programs.ts';
import { ownPostgres } from '../../support/own-engines.ts';
import { ownFolder } from '../../support/own-folder.ts';
import { baseUrlOf, start, triviaProcess } from '../../support/processes.ts';
import { until } from '../../support/until.ts';

const run = promisify(execFile);
const engines = await ownEngines();
const tools = await postgresTools();
const RECIPE = join(import.meta.dirname, '..', '..', '..', 'deploy', 'postgresql');

/** A server whose write-ahead log is archived as the recipe says, with its scripts. */
async function anArchivedServer(programs: string) {
  const owner = unprivilegedOwner();
  const server = await ownPostgres();
  onTestFinished(() => server.remove());
  const folder = await ownFolder();
  await chmod(folder, 0o755);
  for (const name of ['base', 'wal']) ownedFolder(join(folder, name), owner);
  await copyFile(join(RECIPE, 'restore-to'), join(folder, 'restore-to'));
  const { port } = new URL(server.url);
  const settings = (await readFile(join(RECIPE, 'archive.conf'), 'utf8')).replace('/mnt/archive', folder);
  await appendFile(
    join(server.data, 'postgresql.conf'),
    `\n${settings}\nport = ${port}\nunix_socket_directories = ''\nshared_buffers = '32MB'\n`,
  );
  await server.start();
  await fill(server.url);
  const pool = openPatiently({ databaseUrl: server.url }, engines.logger);
  onTestFinished(() => pool.end());
  const { rows } = await pool.query<{ setting: string }>(
    `select setting from pg_config() where name = 'BINDIR'`,
  );
  const ownPrograms = rows[0]?.setting ?? '';
  const environment = { TRIVIA_ARCHIVE: folder, PGDATA: server.data, LC_ALL: 'C' };
  return {
    url: server.url,
    data: server.data,
    pool,
    archived: () => readdir(join(folder, 'wal')),
    async backUp(): Promise<void> {
      await run(join(RECIPE, 'base-backup'), [`--dbname=${server.url}`], {
        env: { ...environment, PATH: `${programs}:${process.env.PATH ?? ''}` },
      });
      if (owner !== undefined) await run('chown', ['-R', `${owner.uid}:${owner.gid}`, join(folder, 'base')]);
      const second = Math.floor(Date.now() / 1_000);
      await until('the next second has begun', () => Date.now() / 1_000 > second + 1);
    },
    async restoreTo(moment: string): Promise<string> {
      const as = {
        cwd: '/',
        env: { ...environment, PATH: `${ownPrograms}:${process.env.PATH ?? ''}` },
        ...owner,
      };
      const { stdout } = await run('sh', [join(folder, 'restore-to'), moment], as);
      const pid = Number((await readFile(join(server.data, 'postmaster.pid'), 'utf8')).split('\n', 1)[0]);
      const release = guard(pid, 'SIGINT');
      onTestFinished(async () => {
        await run('pg_ctl', ['stop', '--mode=immediate'], as);
        release();
      });
      return stdout;
    },
  };
}

test.skipIf(typeof tools === 'string')(
  'a database is put back to the moment before a mistake, and API and indexer follow it without a restart',
  async () => {
    if (typeof tools === 'string') throw new Error(tools);
    const server = await anArchivedServer(tools.folder);
    const { pool } = server;
    const environment = {
      ...engines.environment,
      DATABASE_URL: server.url,
      PORT: '0',
      TRIVIA_LOG_LEVEL: 'info',
      TRIVIA_RATE_LIMITS: 'off',
    };
    const { key } = await aCaller({ pool }, { scope: 'sk' });
    const indexer = start('indexer/main.ts', [], environment);
    const baseUrl = await baseUrlOf(start('src/main.ts', [], environment));
    const get = (path: string): Promise<Response> =>
      fetch(`${baseUrl}/api/v1/questions/${path}`, { headers: { 'X-API-Key': key } });
    const countOf = async (tag: string): Promise<number> => {
      const response = await get(`random?amount=50&tags=${tag}`);
      return response.ok ? ((await response.json()) as { data: unknown[] }).data.length : -1;
    };
    const idsOf = async (tag: string): Promise<string[]> => {
      const { rows } = await pool.query<{ id: string }>('select id from questions where tags @> array[$1]', [
        tag,
      ]);
      return rows.map(({ id }) => id);
    };

    await importRecords(pool, questions(12, { tags: ['backed-up'] }));
    await server.backUp();
    await importRecords(pool, questions(8, { tags: ['afterwards'] }));
    await until('they are drawn', async () => (await countOf('afterwards')) === 8);
    const before = [...(await idsOf('backed-up')), ...(await idsOf('afterwards'))];
    const { rows } = await pool.query<{ moment: string }>('select clock_timestamp()::text as moment');

    await pool.query(`delete from questions where source = 'svc'`);
    await importRecords(pool, questions(5, { tags: ['too-late'] }));
    await until('the mistake is seen', async () => (await countOf('too-late')) === 5);
    expect(await countOf('backed-up')).toBe(0);
    const after = await idsOf('too-late');

    expect(await server.restoreTo(rows[0]?.moment ?? '')).toContain('the server is as it was');
    await until('the index is as the database', async () => {
      const { code } = await triviaProcess(['index', 'verify'], environment);
      return code === 0;
    });
    expect(indexer.stdout() + indexer.stderr()).toContain('restored from an older copy');
    expect([await countOf('backed-up'), await countOf('afterwards'), await countOf('too-late')]).toEqual([
      12, 8, 0,
    ]);
    for (const id of before) expect((await get(id)).status).toBe(200);
    for (const id of after) expect((await get(id)).status).toBe(404);

    // The restored server goes on with the archive, and nothing of the restore is left for a standby.
    expect(await readFile(join(server.data, 'postgresql.auto.conf'), 'utf8')).not.toContain('recovery');
    await pool.query('select pg_switch_wal()');
    await until('its log is archived', async () =>
      (await server.archived()).some((name) => /^00000002.{16}$/.test(name)),
    );
  },
);
