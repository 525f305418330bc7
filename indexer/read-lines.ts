import { createReadStream } from 'node:fs';

/** Bytes of the longest line that is read; a canonical record at its longest is about a tenth of it. */
const LONGEST = 1_048_576;
const CHUNK = 1_048_576;
const LINE_FEED = 0x0a;

/** One line of a file. */
export interface Line {
  /** Counted from 1. */
  readonly number: number;
  /** Without the line feed; null when the line is longer than a line may be. */
  readonly bytes: Buffer | null;
  /** Where the next line begins. */
  readonly end: number;
}

/**
 * Reads a file line by line from a byte offset on. Positions are counted here, in bytes, since the ready-made line readers
 * neither tell them nor bound the length of a line.
 *
 * @param before - number of lines before the offset
 */
export async function* readLines(path: string, offset: number, before: number): AsyncGenerator<Line> {
  let number = before;
  let end = offset;
  let parts: Buffer[] = [];
  let length = 0;
  const take = (part: Buffer): void => {
    length += part.length;
    if (length <= LONGEST) parts.push(part);
    else parts = [];
  };
  const finish = (): Line => {
    number += 1;
    const line = { number, bytes: length > LONGEST ? null : Buffer.concat(parts), end };
    parts = [];
    length = 0;
    return line;
  };
  for await (const chunk of createReadStream(path, {
    start: offset,
    highWaterMark: CHUNK,
  }) as AsyncIterable<Buffer>) {
    let from = 0;
    for (let feed = chunk.indexOf(LINE_FEED); feed !== -1; feed = chunk.indexOf(LINE_FEED, from)) {
      take(chunk.subarray(from, feed));
      end += feed + 1 - from;
      from = feed + 1;
      yield finish();
    }
    take(chunk.subarray(from));
    end += chunk.length - from;
  }
  if (length > 0) yield finish();
}
