import { LONGEST_ROW, parseJson, type Row, type Splitter } from './row.ts';

const LINE_FEED = 0x0a;

/** Whether a line has nothing but spaces, tabs and carriage returns: it is not a row. */
const isBlank = (bytes: Buffer): boolean =>
  bytes.every((byte) => byte === 0x20 || byte === 0x09 || byte === 0x0d);

function readLine(bytes: Buffer | null, number: number, end: number): Row | undefined {
  if (bytes === null) return { number, error: 'line_too_long', end };
  const parsed = parseJson(bytes);
  if (parsed !== undefined) return { number, ...parsed, end };
  return isBlank(bytes) ? undefined : { number, error: 'invalid_json', end };
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
  return {
    push: (chunk) => {
      const rows: Row[] = [];
      let from = 0;
      for (let feed = chunk.indexOf(LINE_FEED); feed !== -1; feed = chunk.indexOf(LINE_FEED, from)) {
        append(chunk.subarray(from, feed));
        end += feed + 1 - from;
        from = feed + 1;
        const row = finishLine();
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
