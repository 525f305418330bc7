import type { Container } from '../sources/adapter.ts';
import { splitJsonElements } from './json-elements.ts';
import { splitJsonLines } from './json-lines.ts';
import { findArray, findResults } from './json-opening.ts';
import { CutOff } from './open-bytes.ts';
import { splitQuestionBlocks } from './question-blocks.ts';
import type { Row, Splitter } from './row.ts';

const SPLITTERS: Readonly<Record<Container, () => Splitter>> = {
  json_lines: splitJsonLines,
  json_array: () => splitJsonElements(findArray, true),
  json_results: () => splitJsonElements(findResults, false),
  question_blocks: splitQuestionBlocks,
};

/** The rows that are left, and a fault for the end that is missing unless one of them is that fault already. */
function finishEarly(splitter: Splitter, last: Row | undefined): Row[] {
  const rows = splitter.finish();
  const { number = 0, end = 0 } = rows.at(-1) ?? last ?? {};
  if (rows.some((row) => 'fault' in row)) return rows;
  return [...rows, { number: number + 1, fault: 'truncated', end }];
}

/**
 * The rows of a stream of bytes, a chunk's worth at a time: lists that may be empty.
 *
 * @throws NotThisContainer when the bytes cannot have rows of this kind
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
    if (!(error instanceof CutOff)) throw error;
    yield finishEarly(splitter, last);
    return;
  }
  yield splitter.finish();
}
