import { markLength } from './json-bytes.ts';
import { LONGEST_ROW, NotThisContainer, type Row, type Splitter } from './row.ts';

const BEGINNING = Buffer.from('#Q ');
/** The same after the end of the previous line. */
const NEXT = Buffer.from('\n#Q ');
const LINE_END = /\r\n?|\n/u;

/** One question of OpenTriviaQA as written in the file, decoded but not cleaned. */
interface QuestionBlock {
  /** With line feeds, including empty lines within a verse. */
  readonly text: string;
  /** Empty if the block has none. */
  readonly answer: string;
  readonly options: readonly string[];
  /** Lines after the answer that are not the next option; usually none. */
  readonly leftover: readonly string[];
  /** Whether bytes that are not UTF-8 were repaired. */
  readonly repaired: boolean;
}

/**
 * Splits a file into text blocks, each from a line that begins with `#Q ` to the next one. Anything but whitespace
 * before the first block counts as one invalid row.
 */
export function splitQuestionBlocks(): Splitter {
  let held: Buffer = Buffer.alloc(0);
  /** Bytes of the file before `held`. */
  let before = 0;
  let number = 0;
  let hasStarted = false;
  /** Whether the current block is too long; the rest of it is discarded. */
  let isTooLong = false;

  function toRow(bytes: Buffer, end: number): Row | undefined {
    if (bytes.length === 0) return undefined;
    number += 1;
    if (isTooLong || bytes.length > LONGEST_ROW) return { number, error: 'line_too_long', end };
    if (!bytes.subarray(0, 3).equals(BEGINNING)) return { number, error: 'invalid_json', end };
    return { number, value: readBlock(bytes), raw: '', end };
  }

  /** Reads the bytes up to `end` as one block. */
  function takeBlock(end: number): Row[] {
    const bytes = held.subarray(0, end);
    held = held.subarray(end);
    before += end;
    const row = toRow(hasStarted ? bytes : trimStart(bytes), before);
    hasStarted = true;
    isTooLong = false;
    return row === undefined ? [] : [row];
  }

  return {
    push: (chunk) => {
      const rows: Row[] = [];
      // The beginning of the next block may be split across two chunks.
      let from = Math.max(0, held.length - NEXT.length + 1);
      held = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
      for (let next = held.indexOf(NEXT, from); next !== -1; next = held.indexOf(NEXT))
        rows.push(...takeBlock(next + 1));
      from = held.length - NEXT.length;
      if (held.length > LONGEST_ROW) {
        isTooLong = true;
        before += from;
        held = held.subarray(from);
      }
      return rows;
    },
    finish: () => {
      const rows = takeBlock(held.length);
      if (rows.length > 0 && !rows.some((row) => 'value' in row) && number === rows.length)
        throw new NotThisContainer('has no line that begins with "#Q "');
      return rows;
    },
  };
}

function trimStart(bytes: Buffer): Buffer {
  let at = markLength(bytes);
  while (at < bytes.length && (bytes[at] ?? 0) <= 0x20) at += 1;
  return bytes.subarray(at);
}

/** Reads one block, from its `#Q ` to the next one. */
function readBlock(bytes: Buffer): QuestionBlock {
  const { text, repaired } = decodeMixed(bytes);
  const lines = text.slice(BEGINNING.length).split(LINE_END);
  const answerAt = lines.findIndex((line) => line.startsWith('^'));
  const end = answerAt === -1 ? lines.length : answerAt;
  return {
    text: lines.slice(0, end).join('\n').trim(),
    answer: (lines[answerAt] ?? '').slice(1).trim(),
    ...readOptions(lines.slice(end + 1)),
    repaired,
  };
}

/** Reads the options, which are only expected after the answer: a verse may have lines that begin with "A " or "I ". */
function readOptions(lines: readonly string[]): Pick<QuestionBlock, 'options' | 'leftover'> {
  const options: string[] = [];
  const leftover: string[] = [];
  for (const line of lines) {
    const letter = String.fromCharCode(65 + options.length);
    if (line === letter || line.startsWith(`${letter} `)) options.push(line.slice(2));
    else if (line.trim() !== '') leftover.push(line);
  }
  return { options, leftover };
}

/** cp1252 from 0x80 to 0x9f, where five bytes are undefined. Above that it equals Latin-1. */
const CP1252 = '€\ufffd‚ƒ„…†‡ˆ‰Š‹Œ\ufffdŽ\ufffd\ufffd‘’“”•–—˜™š›œ\ufffdžŸ';

/**
 * Characters whose last byte the upstream replaced with `?`, because it is one of the five that cp1252 does not define.
 * Others are ambiguous and remain unchanged.
 */
const TRUNCATED: ReadonlyMap<string, string> = new Map([
  ['\u00e2\u0080?', '”'],
  ['\u00cf?', 'ύ'],
  ['\u00d0?', 'А'],
]);

/** UTF-8 sequences beyond ASCII as Latin-1 reads them, without overlong forms and surrogates. */
const WELL_FORMED =
  '[\u00c2-\u00df][\u0080-\u00bf]|\u00e0[\u00a0-\u00bf][\u0080-\u00bf]|[\u00e1-\u00ec\u00ee\u00ef][\u0080-\u00bf]{2}|' +
  '\u00ed[\u0080-\u009f][\u0080-\u00bf]|\u00f0[\u0090-\u00bf][\u0080-\u00bf]{2}|[\u00f1-\u00f3][\u0080-\u00bf]{3}|' +
  '\u00f4[\u0080-\u008f][\u0080-\u00bf]{2}';

const SEQUENCE = new RegExp(
  `(${WELL_FORMED})|${[...TRUNCATED.keys()].join('|').replaceAll('?', '\\?')}|[\u0080-\u00ff]`,
  'g',
);

const strict = new TextDecoder('utf-8', { fatal: true });

/**
 * Decodes text that is mostly UTF-8 with some cp1252 bytes. Either decoder alone would garble the other part, and the
 * platform's windows-1252 decoder turns the five undefined bytes into control characters.
 *
 * @returns the text, and whether any of it was not UTF-8
 */
function decodeMixed(bytes: Buffer): { readonly text: string; readonly repaired: boolean } {
  try {
    return { text: strict.decode(bytes), repaired: false };
  } catch {
    // Not all of it is UTF-8: it is decoded below.
  }
  const text = bytes.toString('latin1').replaceAll(SEQUENCE, decodeOne);
  return { text, repaired: true };
}

function decodeOne(found: string, wellFormed: string | undefined): string {
  if (wellFormed !== undefined) return Buffer.from(found, 'latin1').toString();
  return TRUNCATED.get(found) ?? CP1252[found.charCodeAt(0) - 0x80] ?? found;
}
