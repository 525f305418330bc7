import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { type Client, escapeIdentifier } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { z } from 'zod';

import { Refusal } from '../../src/refusal.ts';
import { queryOnlyRow } from '../../src/store/database.ts';
import {
  BackupEnd,
  BackupHead,
  BackupSequence,
  BackupTable,
  END_OF_ROWS,
  listOf,
  readMigrations,
  readTables,
} from './backup.ts';
import { withCommandConnection } from './connection.ts';
import { knownMigrations, migrate } from './migrate.ts';

/** Bytes. A row with the counts of a large catalogue takes some ten million. */
const LONGEST_LINE = 256 * 1024 * 1024;
/** Bytes of rows that are sent together. */
const PORTION = 64 * 1024;
/** Running requests and rounds of the indexer end before that. */
const LOCK_TIMEOUT = '60s';

const Part = z.union([BackupTable, BackupSequence, BackupEnd]);

/** Lines with their line feeds. */
async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of chunks) {
    const data = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    let start = 0;
    for (let end = data.indexOf(10); end !== -1; end = data.indexOf(10, start)) {
      yield data.subarray(start, end + 1);
      start = end + 1;
    }
    rest = data.subarray(start);
    if (rest.length > LONGEST_LINE) throw new Refusal('The file is not a backup: it has no lines.');
  }
  if (rest.length > 0) yield rest;
}

function parse<Value>(shape: z.ZodType<Value>, text: Buffer | undefined): Value {
  try {
    return shape.parse(JSON.parse(text?.toString() ?? ''));
  } catch (error) {
    throw new Refusal('The file is not a backup of `trivia backup`, or it is damaged.', { cause: error });
  }
}

/** The rows of a table, in portions. Leaves the lines behind the end of the table. */
async function* rowsOf(lines: AsyncGenerator<Buffer>, onRow: () => void): AsyncGenerator<Buffer> {
  let portion: Buffer[] = [];
  let bytes = 0;
  for (;;) {
    const next = await lines.next();
    if (next.done === true) throw new Refusal('The file is incomplete: it ends in the middle of a table.');
    if (next.value.equals(END_OF_ROWS)) break;
    onRow();
    portion.push(next.value);
    bytes += next.value.length;
    if (bytes < PORTION) continue;
    yield Buffer.concat(portion);
    [portion, bytes] = [[], 0];
  }
  if (bytes > 0) yield Buffer.concat(portion);
}

interface Reader {
  readonly table: (table: BackupTable, rows: AsyncGenerator<Buffer>) => Promise<void>;
  readonly sequence: (sequence: BackupSequence) => Promise<void>;
}

/** Reads a backup to its end, and returns its first line with the number of its rows. */
async function readBackup(
  chunks: AsyncIterable<Buffer>,
  { table, sequence }: Reader,
): Promise<BackupHead & BackupEnd> {
  const lines = linesOf(chunks);
  const head = parse(BackupHead, (await lines.next()).value as Buffer | undefined);
  let rows = 0;
  for (;;) {
    const next = await lines.next();
    if (next.done === true) throw new Refusal('The file is incomplete: its last line is missing.');
    const part = parse(Part, next.value);
    if ('table' in part)
      await table(
        part,
        rowsOf(lines, () => (rows += 1)),
      );
    else if ('sequence' in part) await sequence(part);
    else if (part.rows === rows) return { ...head, rows };
    else throw new Refusal(`The file is damaged: it has ${rows} rows, and should have ${part.rows}.`);
  }
}

/** Reads the file without restoring it, so that a damaged one replaces nothing. Returns the names of its tables, too. */
async function checkBackup(chunks: AsyncIterable<Buffer>) {
  const names = new Set<string>();
  const backup = await readBackup(chunks, {
    table({ table }, rows) {
      names.add(table);
      return finished(Readable.from(rows).resume());
    },
    sequence: () => Promise.resolve(),
  });
  return { backup, names };
}

const isEqual = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((name, index) => name === other[index]);

/**
 * The migrations of a database that is empty or belongs to this service.
 *
 * @throws Refusal if it has other tables, which a restore would drop
 */
async function readOwnMigrations(client: Client): Promise<string[]> {
  const stored = await readMigrations(client);
  const known = knownMigrations();
  const isOwn = stored.length > 0 && stored.every((name, index) => name === known[index]);
  if (!isOwn && (await readTables(client)).length > 0)
    throw new Refusal(
      'The database has tables of another application or of a newer version. Restore into an empty database.',
    );
  return stored;
}

/** Gives the database the tables of the backup, which may be those of an earlier version. */
async function prepareTables(
  client: Client,
  databaseUrl: string,
  migrations: readonly string[],
): Promise<void> {
  if (!isEqual(knownMigrations().slice(0, migrations.length), migrations))
    throw new Refusal('The backup was made by a newer version. Restore it with that version or a later one.');
  if (isEqual(await readOwnMigrations(client), migrations)) return;
  await client.query(`begin; set local lock_timeout = '${LOCK_TIMEOUT}'`);
  await client.query('drop schema public cascade; create schema public');
  await client.query('commit');
  await migrate(databaseUrl, migrations.length);
}

/** What a restore would replace. */
export async function countContent(databaseUrl: string): Promise<{ questions: number; users: number }> {
  return withCommandConnection(databaseUrl, async (client) => {
    const migrations = await readOwnMigrations(client);
    // A set-up that was killed before this migration has stored nothing, and there is no table of users.
    if (!migrations.includes('0004_access')) return { questions: 0, users: 0 };
    return queryOnlyRow<{ questions: number; users: number }>(
      client,
      'select (select count(*)::float8 from questions) as questions, (select count(*)::float8 from users) as users',
    );
  });
}

/**
 * Replaces the whole content of a database by that of a backup. With tables of the same version this is one transaction:
 * a failure changes nothing. The tables of another version are replaced first; the backup can then be restored again.
 *
 * @param databaseUrl - of the owner of the tables
 * @param open - opens the uncompressed file; called twice
 * @param onRows - called with the number of rows so far, and that of all
 * @throws Refusal if the file is damaged or was made by a newer version, or the database is not one of this service; nothing
 * is changed
 */
export async function restoreBackup(
  databaseUrl: string,
  open: () => AsyncIterable<Buffer>,
  onRows: (rows: number, total: number) => void,
): Promise<BackupHead & BackupEnd> {
  const { backup, names } = await checkBackup(open());
  await withCommandConnection(databaseUrl, async (client) => {
    await prepareTables(client, databaseUrl, backup.migrations);
    await client.query(`begin; set local lock_timeout = '${LOCK_TIMEOUT}'`);
    const tables = (await readTables(client)).filter(({ table }) => names.has(table));
    const all = tables.map(({ table }) => `public.${escapeIdentifier(table)}`);
    await client.query(`lock table ${all.join(', ')} in access exclusive mode`);
    // Rows come with the results of their triggers. The table of questions also has one that refuses `truncate`.
    for (const table of all) await client.query(`alter table ${table} disable trigger user`);
    await client.query(`truncate ${all.join(', ')}`);
    let done = 0;
    await readBackup(open(), {
      table: async ({ table, columns }, rows) => {
        const known = tables.find((stored) => stored.table === table);
        if (known === undefined || !isEqual(known.columns, columns))
          throw new Refusal(`The backup does not fit: this database has another table ${table}.`);
        const copy = copyFrom(`copy public.${escapeIdentifier(table)} (${listOf(columns)}) from stdin`);
        await pipeline(rows, client.query(copy));
        done += copy.rowCount;
        onRows(done, backup.rows);
      },
      // `setval` would not be rolled back.
      sequence: async ({ sequence, next }) => {
        await client.query(`alter sequence public.${escapeIdentifier(sequence)} restart with ${next}`);
      },
    });
    for (const table of all) await client.query(`alter table ${table} enable trigger user`);
    await client.query('commit');
  });
  return backup;
}
