import type { Container } from '../sources/adapter.ts';
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
  for await (const chunk of chunks) yield splitter.push(chunk);
  yield splitter.finish();
}
