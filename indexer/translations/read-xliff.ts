import { GzipFault } from '../containers/gunzip.ts';
import { openBytes } from '../containers/bytes.ts';
import { createXliffParser } from './xliff-parser.ts';
import { XliffError, type XliffUnit } from './xliff-unit.ts';

/** Bytes that contain the XML declaration. */
const OPENING = 256;
const DECLARED = /^<\?xml[^>]*?encoding\s*=\s*["']([\w.-]+)["']/u;

/** First bytes, in hexadecimal, that show an encoding: a byte-order mark, or a two-byte `<`. */
const MARKS: readonly (readonly [bytes: string, encoding: string])[] = [
  ['fffe', 'utf-16le'],
  ['feff', 'utf-16be'],
  ['3c00', 'utf-16le'],
  ['003c', 'utf-16be'],
];

/** The encoding that the first bytes show, else the declared one, else UTF-8. */
function encodingOf(opening: Buffer): string {
  const first = opening.toString('hex', 0, 2);
  const marked = MARKS.find(([bytes]) => bytes === first);
  return marked?.[1] ?? DECLARED.exec(opening.toString('latin1', 0, OPENING))?.[1] ?? 'utf-8';
}

function decoderFor(encoding: string): InstanceType<typeof TextDecoder> {
  try {
    return new TextDecoder(encoding, { fatal: true });
  } catch {
    throw new XliffError(`the encoding ${encoding} is unknown`);
  }
}

function decode(decoder: InstanceType<typeof TextDecoder>, chunk?: Buffer): string {
  try {
    return chunk === undefined ? decoder.decode() : decoder.decode(chunk, { stream: true });
  } catch {
    throw new XliffError(`the file is not valid ${decoder.encoding}`);
  }
}

/** The text of a file, decompressed and decoded. */
async function* textOf(path: string): AsyncGenerator<string> {
  const { chunks } = await openBytes(path);
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  try {
    for await (const chunk of chunks) {
      decoder ??= decoderFor(encodingOf(chunk));
      yield decode(decoder, chunk);
    }
  } catch (error) {
    if (!(error instanceof GzipFault)) throw error;
    // The root element shows whether the text is complete.
    if (error.kind !== 'trailing_bytes')
      throw new XliffError(
        `the compressed file is damaged or truncated, at byte ${error.offset.toLocaleString('en')}`,
      );
  }
  if (decoder !== undefined) yield decode(decoder);
}

/**
 * Reads the units of an XLIFF file, which may be compressed with gzip. Memory does not grow with the length of the
 * file.
 *
 * @throws XliffError at the first place that cannot be read, after the units before it
 * @throws Refusal for a file that is compressed in another way
 */
export async function* readXliff(path: string): AsyncGenerator<XliffUnit> {
  const parser = createXliffParser();
  for await (const text of textOf(path)) yield* parser.write(text);
  parser.end();
}
