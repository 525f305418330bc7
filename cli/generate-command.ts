import { Command, InvalidArgumentError } from 'commander';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { makeFolderOf, writeAtomically } from '../indexer/export/atomic-file.ts';
import { generatedLines } from '../indexer/generate/generated-lines.ts';
import { createSummary, type GeneratedSummary } from '../indexer/generate/summary.ts';
import { documented, EXIT_CODES, type CommandIo } from './command.ts';
import { createOutput, isBrokenPipe, table } from './output.ts';
import { createProgress } from './progress.ts';

/** Stands for standard output. */
const STANDARD_OUTPUT = '-';
/** The most records, and the highest seed. */
const MAXIMUM = 20_000_000;

interface GenerateFlags {
  readonly count: number;
  readonly seed: number;
  readonly out: string;
  readonly json: boolean;
}

const readNumber =
  (minimum: number) =>
  (given: string): number => {
    const number = /^\d{1,8}$/u.test(given) ? Number(given) : -1;
    if (number < minimum || number > MAXIMUM)
      throw new InvalidArgumentError(`Give a number from ${minimum} to ${MAXIMUM}.`);
    return number;
  };

async function write(out: string, lines: Iterable<string>, { stdout, signal }: CommandIo): Promise<void> {
  if (out !== STANDARD_OUTPUT) {
    await makeFolderOf(out);
    await writeAtomically(out, lines, signal);
    return;
  }
  try {
    // The process closes standard output itself.
    await pipeline(Readable.from(lines, { objectMode: false }), stdout, { end: false, signal });
  } catch (error) {
    if (!isBrokenPipe(error)) throw error;
  }
}

function summaryLines({ records, bytes, bySource, byLanguage, byType, planted }: GeneratedSummary): string[] {
  const part = (counts: Readonly<Record<string, number>>): string[] =>
    table(Object.entries(counts).sort(([, one], [, other]) => other - one)).map((line) => `  ${line}`);
  return [
    `Generated ${records.toLocaleString('en')} records, ${Math.round(bytes / 1e6).toLocaleString('en')} MB.`,
    'Sources',
    ...part(bySource),
    'Languages',
    ...part(byLanguage),
    'Types',
    ...part(byType),
    'Planted duplicates',
    ...part(planted),
  ];
}

async function run(io: CommandIo, { count, seed, out, json }: GenerateFlags): Promise<void> {
  const output = createOutput(json, io);
  const progress = createProgress(output, 'generating');
  // Loaded late: other commands start faster without the catalogue.
  const { BUNDLED_SLUGS } = await import('./bundled-slugs.ts');
  const summary = createSummary();
  const lines = generatedLines({ count, seed, vocabulary: BUNDLED_SLUGS }, summary, (done) =>
    progress.show({ done, total: count, text: `${done.toLocaleString('en')} records` }),
  );
  try {
    await write(out, lines, io);
    progress.end();
    const generated = summary.get();
    if (out === STANDARD_OUTPUT) summaryLines(generated).forEach(output.note);
    else output.result(generated, summaryLines(generated));
  } catch (error) {
    progress.end();
    if (!io.signal.aborted) throw error;
    output.note('Stopped. Run the same command to start over.');
    io.exit(EXIT_CODES.stopped);
  }
}

/** `trivia generate`: a synthetic catalogue for benchmarks. */
export const generateCommand = (io: CommandIo): Command =>
  documented(
    'generate',
    'generate a synthetic catalogue for benchmarks (never import it next to real questions)',
    'trivia generate --count 1400000 --out large.jsonl',
  )
    .requiredOption('--count <records>', 'number of records, including translations', readNumber(1))
    .option('--seed <number>', 'random seed (the same seed gives identical output)', readNumber(0), 1)
    .option(
      '--out <file>',
      'output file, compressed if the name ends in .gz; - for standard output',
      STANDARD_OUTPUT,
    )
    .option('--json', 'write the counts as JSON', false)
    .action((flags: GenerateFlags) => run(io, flags));
