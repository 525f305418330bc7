import type { Container } from '../sources/adapter.ts';
import { GzipFault } from './gzip-fault.ts';
import { splitJsonElements } from './json-elements.ts';
import { splitJsonLines } from './json-lines.ts';
import { findArray, findResults } from './json-opening.ts';
import { splitQuestionBlocks } from './question-blocks.ts';
import type { Row, Splitter } from './row.ts';

/** Bytes in which a response without results is complete. */
const SHORT_RESPONSE = 1_024;
const RESPONSE_CODE = /"response_code"\s*:\s*"?(\d{1,3})/u;
/** The codes of Open Trivia DB, besides success. */
const REFUSALS: Readonly<Record<string, string>> = {
  1: 'it has fewer questions',
  2: 'a parameter was invalid',
  3: 'the session token does not exist',
  4: 'the session token has no more questions',
  5: 'too many requests',
};

/** Splits a response of Open Trivia DB. One that was refused has a code instead of results. */
function splitResults(): Splitter {
  const { push, finish } = splitJsonElements(findResults, false);
  let start = '';
  let length = 0;
  let isEmpty = true;
  const seen = (rows: Row[]): Row[] => {
    isEmpty &&= rows.length === 0;
    return rows;
  };
  return {
    push: (chunk) => {
      start += chunk.toString('latin1', 0, SHORT_RESPONSE - start.length);
      length += chunk.length;
      return seen(push(chunk));
    },
    finish: () => {
      const rows = seen(finish());
      const [, code = '0'] = (isEmpty ? RESPONSE_CODE.exec(start) : null) ?? [];
      if (Number(code) === 0) return rows;
      const detail = `response_code ${code}${code in REFUSALS ? `, ${REFUSALS[code] ?? ''}` : ''}`;
      return [{ number: 1, error: 'upstream_refused', detail, end: length }];
    },
  };
}

const SPLITTERS: Readonly<Record<Container, () => Splitter>> = {
  json_lines: splitJsonLines,
  json_array: () => splitJsonElements(findArray, true),
  json_results: splitResults,
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
