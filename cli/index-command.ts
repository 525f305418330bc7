import type { Client } from '@elastic/elasticsearch';
import { Command } from 'commander';

import type { OnProgress } from '../indexer/follow/backfill.ts';
import { follow } from '../indexer/follow/follow.ts';
import { rebuild, rollback } from '../indexer/follow/rebuild.ts';
import { verify } from '../indexer/follow/verify.ts';
import { openElasticsearch } from '../src/clients.ts';
import { questionsAlias } from '../src/search/run-search.ts';
import { withContext, type CommandContext } from './command-context.ts';
import { subcommand, EXIT_CODES, type CommandIo, type ExitCode } from './command.ts';
import { table } from './output.ts';
import { createProgress } from './progress.ts';

/** `trivia index`: the search index. */
export const indexCommand = (io: CommandIo): Command =>
  new Command('index')
    .description('build, follow, verify and roll back the search index')
    .addCommand(rebuildCommand(io))
    .addCommand(followCommand(io))
    .addCommand(verifyCommand(io))
    .addCommand(rollbackCommand(io));

interface IndexContext extends CommandContext {
  readonly elasticsearch: Client;
  readonly shards: number;
}

/** Like `withContext`, with the search index. Only these commands load its client, which takes 0.5 s. */
const withIndex = <Given extends readonly unknown[]>(
  io: CommandIo,
  work: (context: IndexContext, ...given: Given) => Promise<ExitCode | undefined>,
  logs: 'info' | 'warn' = 'warn',
): ((...given: Given) => Promise<void>) =>
  withContext<Given>(
    io,
    async (context, ...given) => {
      const elasticsearch = openElasticsearch(context.config);
      try {
        return await work({ ...context, elasticsearch, shards: context.config.indexShards }, ...given);
      } finally {
        await elasticsearch.close();
      }
    },
    { needsIndex: true, logs },
  );

const rebuildCommand = (io: CommandIo): Command =>
  subcommand(
    'rebuild',
    'build a new index from the database, verify it, and switch to it (resumes if interrupted)',
    'trivia index rebuild',
  ).action(
    withIndex(io, async (context) => {
      const progress = createProgress(context.output, 'indexing');
      const onProgress: OnProgress = (done, total) =>
        progress.show({ done, total, text: `${done.toLocaleString('en')} questions written` });
      try {
        const index = await rebuild(context, { signal: context.signal, onProgress });
        progress.end();
        context.output.result({ index }, [`${index} is live.`]);
        return EXIT_CODES.done;
      } catch (error) {
        progress.end();
        if (!context.signal.aborted) throw error;
        context.output.result({ stopped: true }, ['Stopped. Run the same command to resume.']);
        return EXIT_CODES.stopped;
      }
    }),
  );

const followCommand = (io: CommandIo): Command =>
  subcommand(
    'follow',
    'keep the index up to date with the database until Ctrl-C',
    'trivia index follow',
  ).action(
    withIndex(io, async (context) => {
      await follow(context, context.signal);
      context.output.result({ stopped: true }, ['Stopped.']);
    }),
  );

const verifyCommand = (io: CommandIo): Command =>
  subcommand(
    'verify',
    'compare every question with its search document, in both directions',
    'trivia index verify --repair',
  )
    .option('--index <name>', 'verify this index instead of the live one')
    .option('--repair', 'queue the differences for the indexer to fix', false)
    .action(
      withIndex(
        io,
        async (context, { repair, index }: { readonly repair: boolean; readonly index?: string }) => {
          const report = await verify(context, index ?? questionsAlias(context.indexPrefix), repair);
          const differences = report.missing + report.stale + report.ghost;
          context.output.result(report, [
            ...table([
              ['questions', report.questions],
              ['documents', report.documents],
              ['missing', report.missing],
              ['stale', report.stale],
              ['ghosts', report.ghost],
              ['still changing', report.excused],
            ]),
            ...(report.sameHistory
              ? []
              : [
                  'The database or the index was restored from an older copy.',
                  'The indexer builds a new index; without an indexer, run `trivia index rebuild`.',
                ]),
            ...report.samples.map(({ id, drift }) => `  ${drift}  ${id}`),
            ...(differences > 0 && repair ? ['The differences are queued; the indexer will fix them.'] : []),
            ...(differences > 0 && !repair
              ? ['Run `trivia index verify --repair` to queue them for the indexer.']
              : []),
          ]);
          const isSound = differences === 0 && report.sameHistory;
          return isSound ? EXIT_CODES.done : EXIT_CODES.incomplete;
        },
      ),
    );

const rollbackCommand = (io: CommandIo): Command =>
  subcommand(
    'rollback',
    'switch back to the index before the last rebuild, which is kept up to date',
    'trivia index rollback',
  ).action(
    withIndex(io, async (context) => {
      const index = await rollback(context);
      context.output.result({ index }, [`${index} is live.`]);
    }),
  );
