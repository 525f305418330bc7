import { Command, InvalidArgumentError } from 'commander';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import type { Writable } from 'node:stream';

import type { GenerateRequest } from '../indexer/generate/generate-records.ts';
import type { GeneratedSummary } from '../indexer/generate/summary.ts';
import { writeLines, type WriteOptions } from '../indexer/generate/write-lines.ts';
import { EXIT_CODE_HELP, EXIT_CODES } from './exit-code.ts';
import { createOutput, table } from './output.ts';
import { createProgress } from './progress.ts';

/** The name under which standard output is given. */
const STANDARD_OUTPUT = '-';
/** Most records, and the greatest seed. */
const MOST = 20_000_000;

interface GenerateFlags {
  readonly count: number;
  readonly seed: number;
  readonly out: string;
  readonly json: boolean;
}

const readNumber =
  (least: number) =>
  (given: string): number => {
    const number = /^\d{1,8}$/u.test(given) ? Number(given) : -1;
    if (number < least || number > MOST)
      throw new InvalidArgumentError(`Give a number from ${least} to ${MOST}.`);
    return number;
  };

/** Writes under another name first, so that a file under the real one is whole. */
async function writeFile(path: string, write: (output: Writable) => Promise<GeneratedSummary>) {
  const unfinished = `${path}.unfinished`;
  try {
    const summary = await write(createWriteStream(unfinished));
    await rename(unfinished, path);
    return summary;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

function summaryLines({ records, bytes, bySource, byLanguage, byType, planted }: GeneratedSummary): string[] {
  const part = (counts: Readonly<Record<string, number>>): string[] =>
    table(Object.entries(counts).sort(([, one], [, other]) => other - one)).map((line) => `  ${line}`);
  return [
    `Generated ${records.toLocaleString('en')} records, ${Math.round(bytes / 1e6).toLocaleString('en')} MB.`,
    ...['Sources', ...part(bySource), 'Languages', ...part(byLanguage), 'Types', ...part(byType)],
    ...['Planted duplicates', ...part(planted)],
  ];
}

async function run({ count, seed, out, json }: GenerateFlags): Promise<void> {
  const output = createOutput(json);
  const progress = createProgress(output, 'generating');
  const stop = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stop.abort());
  // Loaded here: the other commands have no need of the catalogue.
  const { BUNDLED_SLUGS } = await import('./bundled-slugs.ts');
  const request: GenerateRequest = { count, seed, vocabulary: BUNDLED_SLUGS };
  const options: WriteOptions = {
    signal: stop.signal,
    onProgress: (done) =>
      progress.show({ done, total: count, words: `${done.toLocaleString('en')} records` }),
  };
  try {
    if (out === STANDARD_OUTPUT) {
      const summary = await writeLines(process.stdout, request, options);
      progress.end();
      summaryLines(summary).forEach(output.note);
    } else {
      const summary = await writeFile(out, (file) => writeLines(file, request, options));
      progress.end();
      output.result(summary, summaryLines(summary));
    }
  } catch (error) {
    progress.end();
    if (!stop.signal.aborted) throw error;
    process.exitCode = EXIT_CODES.stopped;
  }
}

/** `trivia generate`: a catalogue for measurements. */
export const generateCommand = new Command('generate')
  .description(
    'make up a catalogue of any size for measurements, as canonical records; never import it beside real questions',
  )
  .requiredOption('--count <records>', 'how many records, translations counted', readNumber(1))
  .option('--seed <number>', 'another one gives other records; the same one the same bytes', readNumber(0), 1)
  .option('--out <file>', 'where to; - for standard output', STANDARD_OUTPUT)
  .option('--json', 'write the counts as JSON', false)
  .addHelpText('after', `\nExample:\n  trivia generate --count 1400000 --out large.jsonl\n${EXIT_CODE_HELP}`)
  .action(run);
