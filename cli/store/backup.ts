import { type ClientBase, escapeIdentifier } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { z } from 'zod';

/** The form of the file; another number for another form. */
const FORM = 1;

/** First line of a backup. */
export const BackupHead = z.object({
  backup: z.literal(FORM),
  createdAt: z.iso.datetime(),
  /** Version of the program that made it. */
  version: z.string(),
  /** The migrations that its tables have, in order. */
  migrations: z.array(z.string()).min(1),
});
export type BackupHead = z.infer<typeof BackupHead>;

/** The line before the rows of a table, which are in the text form of `copy` and end with a line `\.`. */
export const BackupTable = z.object({ table: z.string(), columns: z.array(z.string()) });
export type BackupTable = z.infer<typeof BackupTable>;
/** A sequence with its next number, after all tables. */
export const BackupSequence = z.object({ sequence: z.string(), next: z.string().regex(/^\d{1,19}$/) });
export type BackupSequence = z.infer<typeof BackupSequence>;
/** Last line: without it, the file is incomplete. */
export const BackupEnd = z.object({ rows: z.int() });
export type BackupEnd = z.infer<typeof BackupEnd>;

/** The line that ends the rows of a table. */
export const END_OF_ROWS = Buffer.from('\\.\n');

const line = (
  value: z.input<typeof BackupHead | typeof BackupTable | typeof BackupSequence | typeof BackupEnd>,
): Buffer => Buffer.from(`${JSON.stringify(value)}\n`);

/** All tables but the list of migrations, with their columns. Those that others refer to come first. */
const TABLES = `
  with recursive tables as (
    select oid, relname from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'migrations'
  ), steps as (
    select oid, 0 as step from tables
    union all
    select conrelid, step + 1 from steps join pg_constraint on confrelid = steps.oid
    where contype = 'f' and conrelid <> confrelid
  )
  select relname as table,
    array(select attname::text from pg_attribute
          where attrelid = tables.oid and attnum > 0 and not attisdropped and attgenerated = ''
          order by attnum) as columns,
    greatest(reltuples, 0)::float8 as rows
  from tables join pg_class using (oid, relname)
  order by (select max(step) from steps where steps.oid = tables.oid), relname`;

const SEQUENCES = `
  select relname as sequence from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'S' and relname not like 'migrations%' order by relname`;

/** A table of this database. */
export interface StoredTable {
  readonly table: string;
  readonly columns: readonly string[];
  /** An estimate. */
  readonly rows: number;
}

export async function readTables(client: ClientBase): Promise<StoredTable[]> {
  return (await client.query<StoredTable>(TABLES)).rows;
}

/** The migrations that a database has, in order; empty for an empty database. */
export async function readMigrations(client: ClientBase): Promise<string[]> {
  const { rows: found } = await client.query(`select to_regclass('public.migrations') is null as missing`);
  if (z.object({ missing: z.boolean() }).parse(found[0]).missing) return [];
  const { rows } = await client.query<{ name: string }>('select name from migrations order by id');
  return rows.map(({ name }) => name);
}

export const listOf = (columns: readonly string[]): string => columns.map(escapeIdentifier).join(', ');

/**
 * The content of the database as of one moment, in pieces: every row of every table, and where the sequences stand.
 * Tables come in an order in which `restoreBackup` can fill them.
 *
 * @param onRows - called with the number of rows so far, and an estimate of all
 */
export async function* backupOf(
  client: ClientBase,
  version: string,
  onRows: (rows: number, total: number) => void,
): AsyncGenerator<Buffer> {
  await client.query('begin isolation level repeatable read read only');
  const migrations = await readMigrations(client);
  yield line({ backup: FORM, createdAt: new Date().toISOString(), version, migrations });
  const tables = await readTables(client);
  const estimate = tables.reduce((sum, { rows }) => sum + rows, 0);
  let rows = 0;
  for (const { table, columns } of tables) {
    yield line({ table, columns: [...columns] });
    const copy = client.query(
      copyTo(`copy public.${escapeIdentifier(table)} (${listOf(columns)}) to stdout`),
    );
    for await (const chunk of copy as AsyncIterable<Buffer>) yield chunk;
    rows += copy.rowCount;
    yield END_OF_ROWS;
    onRows(rows, estimate);
  }
  const { rows: sequences } = await client.query<{ sequence: string }>(SEQUENCES);
  for (const { sequence } of sequences) {
    const { rows: state } = await client.query<{ next: string }>(
      `select (last_value + is_called::int)::text as next from public.${escapeIdentifier(sequence)}`,
    );
    for (const { next } of state) yield line({ sequence, next });
  }
  await client.query('commit');
  yield line({ rows });
}
