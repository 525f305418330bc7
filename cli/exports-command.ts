import { Command } from 'commander';

import { makeExports } from '../indexer/export/make-exports.ts';
import type { ExportFile } from '../src/contract/exports.ts';
import { createExportFolder } from '../src/exports/export-folder.ts';
import { withContext } from './command-context.ts';
import { subcommand, EXIT_CODES, type CommandIo } from './command.ts';
import { when, type Line } from './output.ts';

/** `trivia exports`: the files that mirrors download. */
export const exportsCommand = (io: CommandIo): Command =>
  new Command('exports')
    .description('make and list the files that mirrors download from `GET /exports`')
    .addCommand(makeCommand(io))
    .addCommand(listCommand(io));

function fileLines(files: readonly ExportFile[], folder: string): Line[] {
  const [first] = files;
  if (first === undefined) return ['There are no exports.'];
  return [
    `made ${when(new Date(first.madeAt))}, in ${folder}`,
    {
      head: ['file', 'questions', 'bytes'],
      rows: files.map(({ name, questions, bytes }) => [name, questions, bytes]),
    },
  ];
}

const makeCommand = (io: CommandIo): Command =>
  subcommand(
    'make',
    'write all visible questions to the export folder, for `GET /exports`',
    'trivia exports make',
  ).action(
    withContext(io, async ({ config, output, signal, ...parts }) => {
      try {
        const data = await makeExports(parts, config.exportFolder, signal);
        output.result({ folder: config.exportFolder, data }, fileLines(data, config.exportFolder));
        return EXIT_CODES.done;
      } catch (error) {
        if (!signal.aborted) throw error;
        output.note('Stopped; the previous exports are unchanged. Run the same command to start over.');
        return EXIT_CODES.stopped;
      }
    }),
  );

const listCommand = (io: CommandIo): Command =>
  subcommand('list', 'list the newest exports', 'trivia exports list').action(
    withContext(io, async ({ config, output }) => {
      const data = await createExportFolder(config.exportFolder).list();
      output.result({ folder: config.exportFolder, data }, fileLines(data, config.exportFolder));
      return EXIT_CODES.done;
    }),
  );
