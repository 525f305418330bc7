import { Language } from '../../src/contract/vocabulary.ts';
import { Refusal } from '../../src/refusal.ts';
import { openBytes, readRefusal } from '../containers/bytes.ts';
import { GzipFault } from '../containers/gunzip.ts';
import { createSeenKeys } from '../hashed-texts.ts';
import { readUnitId, type Part } from './translation-units.ts';
import { createXliffParser, XliffError, type XliffUnit } from './xliff.ts';

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

/** The contents of a file. */
export interface TranslationFile {
  readonly from: Language;
  readonly to: Language;
  readonly units: number;
  readonly questions: number;
}

/**
 * Reads a file to its end before anything is written.
 *
 * @throws Refusal if the file is not XLIFF, has unsupported languages, several language pairs, or no questions
 */
export async function inspectTranslations(path: string): Promise<TranslationFile> {
  let pair: Pick<TranslationFile, 'from' | 'to'> | undefined;
  let [units, questions] = [0, 0];
  try {
    for await (const found of groupUnits(readXliff(path))) {
      if ('foreign' in found) continue;
      questions += 1;
      units += found.units.size;
      for (const unit of found.units.values()) {
        const own = languagePair(path, unit.from, unit.to);
        pair ??= own;
        if (pair.to !== own.to || pair.from !== own.from)
          throw new Refusal(`${path} has several language pairs.`);
      }
    }
  } catch (error) {
    if (error instanceof XliffError)
      throw new Refusal(
        error.isAnotherFormat
          ? `${path} is not an XLIFF file.`
          : `${path} cannot be read as XLIFF: ${error.message}.`,
      );
    throw readRefusal(error, path);
  }
  if (pair === undefined)
    throw new Refusal(
      `${path} has no questions. Units are recognized by the ids that \`trivia translations export\` writes.`,
    );
  return { ...pair, units, questions };
}

function languagePair(path: string, from: string, to: string): { from: Language; to: Language } {
  const [source, target] = [languageOf(from), languageOf(to)];
  if (source === undefined || target === undefined || source === target)
    throw new Refusal(
      `${path} translates from "${from}" to "${to}". Supported languages: ${Language.options.join(', ')}.`,
    );
  return { from: source, to: target };
}

/** Finds a language by its tag: `pl-PL` and `pl_PL` are Polish, too. */
const languageOf = (tag: string): Language | undefined =>
  Language.options.find((language) => language === tag.split(/[-_]/u, 1)[0]?.toLowerCase());

/** The returned units of one question. */
export interface ReturnedQuestion {
  readonly id: string;
  readonly units: ReadonlyMap<Part, XliffUnit>;
  /** The first unit, for what is the same in all of them. */
  readonly first: XliffUnit;
  /** Whether the question is in several places of the file, or has a unit twice. */
  readonly isRepeated: boolean;
}

interface Group {
  readonly id: string;
  readonly units: Map<Part, XliffUnit>;
  readonly first: XliffUnit;
  isRepeated: boolean;
}

/** Groups the units by question. Units of a question are adjacent, since tools keep the order. Others are foreign. */
export async function* groupUnits(
  units: AsyncIterable<XliffUnit>,
): AsyncGenerator<ReturnedQuestion | { readonly foreign: string }> {
  const met = createSeenKeys();
  let group: Group | undefined;
  for await (const unit of units) {
    const place = unit.names.map(readUnitId).find((found) => found !== undefined);
    if (place === undefined) {
      yield { foreign: unit.names[0] ?? '' };
      continue;
    }
    if (group?.id !== place.question) {
      if (group !== undefined) yield group;
      const id = copyOf(place.question);
      group = { id, units: new Map(), first: unit, isRepeated: !met.add(id) };
    }
    if (group.units.has(place.part)) group.isRepeated = true;
    group.units.set(place.part, unit);
  }
  if (group !== undefined) yield group;
}

/** Copies a text: a substring keeps its whole parent in memory, here a piece of the file for each reported id. */
const copyOf = (text: string): string => Buffer.from(text).toString();

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
