import { nameEncoding } from './name-encoding.ts';
import { LONGEST_ROW, parseJson, type Row, type Splitter } from './row.ts';

const LINE_FEED = 0x0a;

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

/**
 * Splits a file with one JSON value per line. The line readers of Node.js are not used: they neither report byte
 * positions nor limit the length of a line. Empty lines are counted, but give no row.
 */
export function splitJsonLines(): Splitter {
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
