import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { Command } from 'commander';

import { makeFolderOf, writeAtomically } from '../indexer/export/atomic-file.ts';
import { spool, STANDARD_INPUT } from '../indexer/import/spool.ts';
import { Refusal } from '../src/refusal.ts';
import { backupOf } from './store/backup.ts';
import { analyzeTables, withCommandConnection } from './store/connection.ts';
import { countContent, restoreBackup } from './store/restore-backup.ts';
import { withContext } from './command-context.ts';
import { subcommand, EXIT_CODES, serviceVersion, type CommandIo } from './command.ts';
import { createProgress } from './progress.ts';

const STANDARD_OUTPUT = '-';
/** Nobody else may read the password hashes. */
const OWNER_ONLY = 0o600;

const count = (rows: number): string => rows.toLocaleString('en');

/** `trivia backup`: the whole database as one file. */
export const backupCommand = (io: CommandIo): Command =>
  subcommand(
    'backup',
    'write the whole database to a file: questions, users, keys, reports, usage; the service may run meanwhile',
    'trivia backup trivia.backup.gz',
  )
    .argument(
      '<file>',
      'an existing file is replaced once the new one is complete; a name with .gz is compressed; - for standard output',
    )
    .addHelpText(
      'after',
      '\nThe file has password hashes and mail addresses, and only you can read it: keep it safe. It has no settings: keep TRIVIA_AUTH_SECRET and TRIVIA_REPORT_SECRET, too.',
    )
    .action(
      withContext(io, async ({ config, output, signal }, file: string) => {
        const progress = createProgress(output, 'writing');
        let written = 0;
        const onRows = (done: number, total: number): void => {
          written = done;
          progress.show({ done, total: Math.max(done, total), text: `${count(done)} rows` });
        };
        try {
          if (file === STANDARD_OUTPUT) {
            await withCommandConnection(config.databaseUrl, (client) =>
              pipeline(backupOf(client, serviceVersion(), onRows), io.stdout, { end: false, signal }),
            );
            return EXIT_CODES.done;
          }
          await makeFolderOf(file);
          const { bytes, sha256 } = await withCommandConnection(config.databaseUrl, (client) =>
            writeAtomically(file, backupOf(client, serviceVersion(), onRows), signal, OWNER_ONLY),
          );
          output.result({ file, rows: written, bytes, sha256 }, [
            `${file}: ${count(written)} rows, ${count(bytes)} bytes.`,
          ]);
          return EXIT_CODES.done;
        } catch (error) {
          if (!signal.aborted) throw error;
          const left = file === STANDARD_OUTPUT ? 'the backup is incomplete' : 'nothing was written';
          output.note(`Stopped; ${left}. Run the same command to start over.`);
          return EXIT_CODES.stopped;
        } finally {
          progress.end();
        }
      }),
    );

/** The uncompressed content of a file with any name, until the command is stopped. */
async function* contentOf(path: string, signal: AbortSignal): AsyncGenerator<Buffer> {
  const file = await open(path).catch((error: unknown) => {
    throw new Refusal(`${path} cannot be read. Give the file that \`trivia backup\` wrote.`, {
      cause: error,
    });
  });
  const start = Buffer.alloc(2);
  try {
    await file.read(start, 0, 2, 0);
  } finally {
    await file.close();
  }
  const stream = createReadStream(path);
  const content = start.equals(Buffer.from([0x1f, 0x8b])) ? stream.pipe(createGunzip()) : stream;
  stream.on('error', (error) => content.destroy(error));
  try {
    for await (const chunk of content as AsyncIterable<Buffer>) {
      signal.throwIfAborted();
      yield chunk;
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_'))
      throw new Refusal(`${path} is damaged: it cannot be decompressed to its end.`, { cause: error });
    throw error;
  } finally {
    stream.destroy();
  }
}

/** Refuses to replace questions or users unless that is asked for. */
async function refuseToReplace(databaseUrl: string): Promise<void> {
  const { questions, users } = await countContent(databaseUrl);
  if (questions + users === 0) return;
  throw new Refusal(
    `The database has ${count(questions)} questions and ${count(users)} users, which would be replaced. Add --replace if you want that.`,
  );
}

/** `trivia restore`: the database as it was when the backup was made. */
export const restoreCommand = (io: CommandIo): Command =>
  subcommand(
    'restore',
    'replace the whole database by a backup of `trivia backup`, also of an earlier version; then the indexer builds a new index',
    'trivia restore trivia.backup.gz --replace',
  )
    .argument('<file>', 'the backup; - for standard input')
    .option('--replace', 'replace the questions and users that the database has', false)
    .addHelpText(
      'after',
      '\nThe service may run meanwhile; its requests fail for that time. Keys that were revoked since the backup are valid again.',
    )
    .action(
      withContext(
        io,
        async (
          { config, pool, output, signal },
          given: string,
          { replace }: { readonly replace: boolean },
        ) => {
          if (!replace) await refuseToReplace(config.databaseUrl);
          const copy = given === STANDARD_INPUT ? await spool(io.stdin) : undefined;
          const progress = createProgress(output, 'restoring');
          try {
            const backup = await restoreBackup(
              config.databaseUrl,
              () => contentOf(copy?.path ?? given, signal),
              (done, total) => progress.show({ done, total, text: `${count(done)} rows` }),
            );
            await analyzeTables(pool);
            // Loaded late: other commands start faster without the catalogue.
            const { bringUpToDate } = await import('./set-up.ts');
            const { migrations } = await bringUpToDate(pool, config);
            output.result({ ...backup, applied: migrations }, [
              `Restored ${count(backup.rows)} rows of ${backup.createdAt}.`,
              ...(migrations.length === 0
                ? []
                : [`Updated the tables to this version: ${migrations.join(', ')}.`]),
              'The indexer builds a new search index; until then, searches use the former one.',
            ]);
            return EXIT_CODES.done;
          } catch (error) {
            if (!signal.aborted) throw error;
            output.note('Stopped before everything was restored. Run the same command to start over.');
            return EXIT_CODES.stopped;
          } finally {
            progress.end();
            await copy?.remove();
          }
        },
      ),
    );
