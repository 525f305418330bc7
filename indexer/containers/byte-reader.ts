/** Takes bytes from a stream in pieces of any length. */
export interface ByteReader {
  /** The number of bytes taken so far. */
  readonly offset: () => number;
  /** The next bytes, at least one and at most `most`; undefined at the end. */
  readonly take: (most: number) => Promise<Buffer | undefined>;
  /** Exactly `count` bytes; undefined if the stream ends before. */
  readonly exactly: (count: number) => Promise<Buffer | undefined>;
  /** Puts back the last `count` bytes of what `take` returned last. */
  readonly unread: (count: number) => void;
  /** Releases the stream before its end. */
  readonly close: () => Promise<void>;
}

export function createByteReader(chunks: AsyncIterable<Buffer>): ByteReader {
  const source = chunks[Symbol.asyncIterator]();
  let chunk: Buffer = Buffer.alloc(0);
  /** Where the next byte is in the chunk. */
  let at = 0;
  let offset = 0;

  async function take(most: number): Promise<Buffer | undefined> {
    while (at === chunk.length) {
      const next = await source.next();
      if (next.done === true) return undefined;
      chunk = next.value;
      at = 0;
    }
    const taken = chunk.subarray(at, at + most);
    at += taken.length;
    offset += taken.length;
    return taken;
  }
  async function exactly(count: number): Promise<Buffer | undefined> {
    const parts: Buffer[] = [];
    for (let missing = count; missing > 0;) {
      const part = await take(missing);
      if (part === undefined) return undefined;
      parts.push(part);
      missing -= part.length;
    }
    return Buffer.concat(parts);
  }

  return {
    offset: () => offset,
    take,
    exactly,
    unread: (count) => {
      at -= count;
      offset -= count;
    },
    close: async () => {
      await source.return?.();
    },
  };
}
