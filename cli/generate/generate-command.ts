import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Command, InvalidArgumentError } from 'commander';

import { makeFolderOf, writeAtomically } from '../../indexer/export/atomic-file.ts';
import type { QuestionRecord } from '../../src/contract/record.ts';
import { documented, EXIT_CODES, type CommandIo } from '../command.ts';
import { createOutput, isBrokenPipe, table } from '../output.ts';
import { createProgress } from '../progress.ts';
import { BUNDLED_SLUGS } from './classification.ts';
import { generateRecords, type GenerateRequest } from './generate-records.ts';

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

const readNumber =
  (minimum: number) =>
  (given: string): number => {
    const number = /^\d{1,8}$/u.test(given) ? Number(given) : -1;
    if (number < minimum || number > MAXIMUM)
      throw new InvalidArgumentError(`Give a number from ${minimum} to ${MAXIMUM}.`);
    return number;
  };

async function run(io: CommandIo, { count, seed, out, json }: GenerateFlags): Promise<void> {
  const output = createOutput(json, io);
  const progress = createProgress(output, 'generating');
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

/** Characters per chunk. */
const CHUNK = 262_144;

/**
 * Generates records as JSON lines, several hundred per chunk.
 *
 * @param summary - counts what was generated
 */
function* generatedLines(
  request: GenerateRequest,
  summary: Summary,
  onProgress: (records: number) => void = () => undefined,
): Generator<string> {
  let lines = '';
  const take = (): string => {
    const chunk = lines;
    lines = '';
    summary.addBytes(Buffer.byteLength(chunk));
    return chunk;
  };
  for (const record of generateRecords(request)) {
    lines += `${JSON.stringify(record)}\n`;
    summary.add(record);
    if (lines.length < CHUNK) continue;
    yield take();
    onProgress(summary.get().records);
  }
  yield take();
}

/** Counts of generated records. */
interface GeneratedSummary {
  readonly records: number;
  readonly bytes: number;
  readonly bySource: Record<string, number>;
  readonly byLanguage: Record<string, number>;
  readonly byType: Record<string, number>;
  readonly translations: number;
  /** Duplicates, by how they differ from their originals. */
  readonly planted: Record<string, number>;
}

/** Counts records as they are generated. */
interface Summary {
  readonly add: (record: QuestionRecord) => void;
  readonly addBytes: (bytes: number) => void;
  readonly get: () => GeneratedSummary;
}

function createSummary(): Summary {
  const counts = { records: 0, bytes: 0, translations: 0 };
  const lists = { bySource: {}, byLanguage: {}, byType: {}, planted: {} } satisfies Record<string, object>;
  const count = (list: Record<string, number>, name: string): void => {
    list[name] = (list[name] ?? 0) + 1;
  };
  return {
    addBytes: (bytes) => {
      counts.bytes += bytes;
    },
    add: (record) => {
      counts.records += 1;
      if (record.translationOf !== null) counts.translations += 1;
      count(lists.bySource, record.source);
      count(lists.byLanguage, record.language);
      count(lists.byType, record.type);
      const { duplicateKind } = record.extensions;
      if (typeof duplicateKind === 'string') count(lists.planted, duplicateKind);
    },
    get: () => ({ ...counts, ...lists }),
  };
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
