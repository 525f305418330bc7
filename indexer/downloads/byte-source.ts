/** Reads a stream of bytes in pieces of given lengths. */
export interface ByteSource {
  /** The next bytes; fewer if the stream ends. */
  readonly read: (length: number) => Promise<Buffer>;
  /** The next bytes as they arrive, without copies. */
  readonly pieces: (length: number) => AsyncGenerator<Buffer>;
}

export function byteSource(stream: AsyncIterable<Buffer>): ByteSource {
  const chunks = stream[Symbol.asyncIterator]();
  let left: Buffer = Buffer.alloc(0);
  async function* pieces(length: number): AsyncGenerator<Buffer> {
    let missing = length;
    while (missing > 0) {
      if (left.length === 0) {
        const next = await chunks.next();
        if (next.done === true) return;
        left = next.value;
      }
      const piece = left.subarray(0, missing);
      left = left.subarray(piece.length);
      missing -= piece.length;
      yield piece;
    }
  }
  return {
    pieces,
    read: async (length) => {
      const read: Buffer[] = [];
      for await (const piece of pieces(length)) read.push(piece);
      return Buffer.concat(read);
    },
  };
}
