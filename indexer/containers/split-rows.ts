import type { Container } from '../sources/adapter.ts';
import { GzipFault } from './gunzip.ts';
import { splitJsonElements } from './json-array.ts';
import { findArray, findResults, nameEncoding, parseJson } from './json-bytes.ts';
import { splitQuestionBlocks } from './question-blocks.ts';
import { LONGEST_ROW, type Row, type Splitter } from './row.ts';

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

const LINE_FEED = 0x0a;

const SPLITTERS: Readonly<Record<Container, () => Splitter>> = {
  json_lines: splitJsonLines,
  json_array: () => splitJsonElements(findArray, true),
  json_results: splitResults,
  question_blocks: splitQuestionBlocks,
};

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

/** The remaining rows, and one that says where the file could not be read further. */
function finishEarly(splitter: Splitter, last: Row | undefined, { kind, offset }: GzipFault): Row[] {
  const rows = splitter.finish();
  // A row in which the readable part ends does not count as a second error.
  const whole = kind === 'trailing_bytes' ? rows : rows.filter((row) => 'value' in row);
  const { number = 0, end = 0 } = whole.at(-1) ?? last ?? {};
  return [...whole, { number: number + 1, error: kind, detail: `byte ${offset.toLocaleString('en')}`, end }];
}

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

/**
 * Splits a file with one JSON value per line. The line readers of Node.js are not used: they neither report byte
 * positions nor limit the length of a line. Empty lines are counted, but give no row.
 */
function splitJsonLines(): Splitter {
  let number = 0;
  let end = 0;
  let parts: Buffer[] = [];
  let length = 0;
  const append = (part: Buffer): void => {
    length += part.length;
    if (length <= LONGEST_ROW) parts.push(part);
    else parts = [];
  };
  const finishLine = (): Row | undefined => {
    const [only = Buffer.alloc(0), ...others] = parts;
    number += 1;
    const bytes = others.length === 0 ? only : Buffer.concat(parts);
    const row = readLine(length > LONGEST_ROW ? null : bytes, number, end);
    parts = [];
    length = 0;
    return row;
  };
  /** Counts the blank lines at the start of a line; returns where the first other line begins. */
  const skipBlankLines = (chunk: Buffer, start: number): number => {
    let from = start;
    for (let at = start; at < chunk.length; at += 1) {
      const byte = chunk[at];
      if (byte === LINE_FEED) {
        number += 1;
        from = at + 1;
      } else if (!isBlank(byte)) break;
    }
    end += from - start;
    return from;
  };
  return {
    push: (chunk) => {
      const rows: Row[] = [];
      let from = length === 0 ? skipBlankLines(chunk, 0) : 0;
      for (let feed = chunk.indexOf(LINE_FEED, from); feed !== -1; feed = chunk.indexOf(LINE_FEED, from)) {
        append(chunk.subarray(from, feed));
        end += feed + 1 - from;
        const row = finishLine();
        from = skipBlankLines(chunk, feed + 1);
        if (row !== undefined) rows.push(row);
      }
      if (from < chunk.length) append(chunk.subarray(from));
      end += chunk.length - from;
      return rows;
    },
    finish: () => {
      const row = length > 0 ? finishLine() : undefined;
      return row === undefined ? [] : [row];
    },
  };
}

const isBlank = (byte: number | undefined): boolean => byte === 0x20 || byte === 0x09 || byte === 0x0d;

function readLine(bytes: Buffer | null, number: number, end: number): Row | undefined {
  if (bytes === null) return { number, error: 'line_too_long', end };
  // A line with nothing but spaces, tabs and carriage returns is not a row. To parse it would take the most time.
  if (bytes.every(isBlank)) return undefined;
  const parsed = parseJson(bytes);
  if (parsed !== undefined) return { number, ...parsed, end };
  const detail = nameEncoding(bytes);
  return { number, error: 'invalid_json', ...(detail === undefined ? {} : { detail }), end };
}
