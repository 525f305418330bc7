import type { Container } from '../sources/adapter.ts';
import { GzipFault } from './gzip-fault.ts';
import { splitJsonElements } from './json-elements.ts';
import { splitJsonLines } from './json-lines.ts';
import { findArray, findResults } from './json-opening.ts';
import { splitQuestionBlocks } from './question-blocks.ts';
import type { Row, Splitter } from './row.ts';

const SPLITTERS: Readonly<Record<Container, () => Splitter>> = {
  json_lines: splitJsonLines,
  json_array: () => splitJsonElements(findArray, true),
  json_results: () => splitJsonElements(findResults, false),
  question_blocks: splitQuestionBlocks,
};

/** The remaining rows, and one that says where the file could not be read further. */
function finishEarly(splitter: Splitter, last: Row | undefined, { kind, offset }: GzipFault): Row[] {
  const rows = splitter.finish();
  // A row in which the readable part ends does not count as a second error.
  const whole = kind === 'trailing_bytes' ? rows : rows.filter((row) => 'value' in row);
  const { number = 0, end = 0 } = whole.at(-1) ?? last ?? {};
  return [...whole, { number: number + 1, error: kind, detail: `byte ${offset.toLocaleString('en')}`, end }];
}

/**
 * Splits a stream of bytes into rows. Each list has the rows of one chunk and may be empty.
 *
 * @throws NotThisContainer if the bytes cannot contain such rows
 */
export async function* splitRows(
  chunks: AsyncIterable<Buffer>,
  container: Container,
): AsyncGenerator<readonly Row[]> {
  const splitter = SPLITTERS[container]();
  let last: Row | undefined;
  try {
    for await (const chunk of chunks) {
      const rows = splitter.push(chunk);
      last = rows.at(-1) ?? last;
      yield rows;
    }
  } catch (error) {
    if (!(error instanceof GzipFault)) throw error;
    yield finishEarly(splitter, last, error);
    return;
  }
  yield splitter.finish();
}
