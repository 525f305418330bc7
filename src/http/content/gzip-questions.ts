import { LRUCache } from 'lru-cache';
import { constants, crc32, deflateRawSync } from 'node:zlib';

/*
 * Compressing a response of ten questions takes longer than everything else about it. But the same questions are sent
 * again and again. So each is compressed once, as blocks of a gzip stream that refer to nothing before them, and a
 * response is joined from such blocks. It is about twice as long as one compressed whole.
 */

/** Bytes of questions and their blocks, and of an entry besides those. Questions as a request shapes them are in no other memory. */
const MOST_BYTES = 32 * 1024 * 1024;
const ENTRY_BYTES = 150;

/** Up to this part of a response's questions may be new. Compressing more of them separately costs too much. */
const MOST_NEW = 1 / 2;

/** No name, no time, unknown system. */
const HEADER = '\x1f\x8b\x08\0\0\0\0\0\0\xff';
/** Bytes that one stored block can hold. */
const LONGEST_STORED = 65_535;

const BEFORE = '{"data":[';

/** A number in four bytes, as a string with one character per byte. */
const fourBytes = (value: number): string =>
  String.fromCharCode(value & 255, (value >>> 8) & 255, (value >>> 16) & 255, value >>> 24);

/** A block that is not compressed. */
function stored(bytes: string, isLast: boolean): string {
  const length = bytes.length | ((~bytes.length & 0xffff) << 16);
  return `${isLast ? '\x01' : '\0'}${fourBytes(length)}${bytes}`;
}

const HEAD = HEADER + stored(BEFORE, false);
const COMMA = stored(',', false);

/** Blocks that end at a whole byte. The buffers fit a question: larger ones take longer to prepare than to use. */
const DEFLATE = { windowBits: 11, memLevel: 4, chunkSize: 2_048, finishFlush: constants.Z_SYNC_FLUSH };

const deflate = (bytes: string): string =>
  deflateRawSync(Buffer.from(bytes, 'latin1'), DEFLATE).toString('latin1');

/** Joins compressed responses from compressed questions. Strings have one character per byte. */
export interface GzipQuestions {
  /**
   * @param body - the whole response; it starts with the questions as `data`
   * @returns undefined if too many of the questions are new; compress the response as a whole then
   */
  readonly join: (body: string, questions: readonly string[]) => string | undefined;
}

/** @param most - bytes */
export function createGzipQuestions(most = MOST_BYTES): GzipQuestions {
  /** By question. The block is empty for a question that was sent only once. */
  const blocks = new LRUCache<string, string>({
    maxSize: most,
    sizeCalculation: (block, question) => ENTRY_BYTES + question.length + block.length,
  });
  let scratch = Buffer.alloc(LONGEST_STORED);

  function blockOf(question: string): string {
    const known = blocks.get(question);
    if (known !== undefined && known !== '') return known;
    const block = deflate(question);
    blocks.set(question, block);
    return block;
  }

  function checksum(body: string): number {
    if (body.length > scratch.length) scratch = Buffer.alloc(2 * body.length);
    return crc32(scratch.subarray(0, scratch.write(body, 'latin1')));
  }

  return {
    join(body, questions) {
      const unseen = questions.filter((question) => !blocks.has(question));
      if (unseen.length > MOST_NEW * questions.length) {
        for (const question of unseen) blocks.set(question, '');
        return undefined;
      }
      let joined = HEAD;
      let end = BEFORE.length - 1;
      for (const question of questions) {
        if (end >= BEFORE.length) joined += COMMA;
        joined += blockOf(question);
        end += question.length + 1;
      }
      const rest = body.slice(end);
      if (rest.length > LONGEST_STORED) return undefined;
      return joined + stored(rest, true) + fourBytes(checksum(body)) + fourBytes(body.length);
    },
  };
}
