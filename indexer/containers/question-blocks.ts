import { decodeMixed } from './decode-mixed.ts';
import { LONGEST_ROW, markLength, NotThisContainer, type Row, type Splitter } from './row.ts';

/** One question of OpenTriviaQA as it stands in the file, decoded and not yet cleaned. */
interface QuestionBlock {
  /** With its line feeds, empty lines within a verse included. */
  readonly text: string;
  /** Empty when the block has none. */
  readonly answer: string;
  readonly options: readonly string[];
  /** Lines behind the answer that are no option in sequence; usually none. */
  readonly leftover: readonly string[];
  /** Whether bytes were put right that are not UTF-8. */
  readonly repaired: boolean;
}

const BEGINNING = Buffer.from('#Q ');
/** The same behind the end of the line before. */
const NEXT = Buffer.from('\n#Q ');
const LINE_END = /\r\n?|\n/u;

/** Options are looked for behind the answer only, since a verse may have lines that begin with "A " or "I ". */
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

/** Reads one block, from its `#Q ` to the next one's. */
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

/**
 * Text blocks, each from a line that begins with `#Q ` to the next one. What stands before the first one, but for white space,
 * counts as one faulty row.
 */
export function splitQuestionBlocks(): Splitter {
  let held: Buffer = Buffer.alloc(0);
  /** How many bytes stood before those that are held. */
  let before = 0;
  let number = 0;
  let started = false;
  /** Of a block that is too long the rest is thrown away. */
  let tooLong = false;

  function toRow(bytes: Buffer, end: number): Row | undefined {
    if (bytes.length === 0) return undefined;
    number += 1;
    if (tooLong || bytes.length > LONGEST_ROW) return { number, fault: 'line_too_long', end };
    if (!bytes.subarray(0, 3).equals(BEGINNING)) return { number, fault: 'invalid_json', end };
    return { number, value: readBlock(bytes), raw: '', end };
  }

  /** Takes the bytes up to `end` as one block. */
  function take(end: number): Row[] {
    const bytes = held.subarray(0, end);
    held = held.subarray(end);
    before += end;
    const row = toRow(started ? bytes : trimStart(bytes), before);
    started = true;
    tooLong = false;
    return row === undefined ? [] : [row];
  }

  return {
    push: (chunk) => {
      const rows: Row[] = [];
      // The mark of the next block may lie across two chunks.
      let from = Math.max(0, held.length - NEXT.length + 1);
      held = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
      for (let next = held.indexOf(NEXT, from); next !== -1; next = held.indexOf(NEXT))
        rows.push(...take(next + 1));
      from = held.length - NEXT.length;
      if (held.length > LONGEST_ROW) {
        tooLong = true;
        before += from;
        held = held.subarray(from);
      }
      return rows;
    },
    finish: () => {
      const rows = take(held.length);
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
