import type { Container } from '../sources/adapter.ts';
import { splitJsonElements } from './json-elements.ts';
import { splitJsonLines } from './json-lines.ts';
import { findArray, findResults } from './json-opening.ts';
import { DamagedGzip } from './open-bytes.ts';
import { splitQuestionBlocks } from './question-blocks.ts';
import type { Row, Splitter } from './row.ts';

const SPLITTERS: Readonly<Record<Container, () => Splitter>> = {
  json_lines: splitJsonLines,
  json_array: () => splitJsonElements(findArray, true),
  json_results: () => splitJsonElements(findResults, false),
  question_blocks: splitQuestionBlocks,
};

/** The remaining rows, and a truncated one for the missing end unless one of them is invalid already. */
function finishEarly(splitter: Splitter, last: Row | undefined): Row[] {
  const rows = splitter.finish();
  const { number = 0, end = 0 } = rows.at(-1) ?? last ?? {};
  if (rows.some((row) => 'error' in row)) return rows;
  return [...rows, { number: number + 1, error: 'truncated', end }];
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
    if (!(error instanceof DamagedGzip)) throw error;
    yield finishEarly(splitter, last);
    return;
  }
  yield splitter.finish();
}
