import { Language } from '../../src/contract/vocabulary.ts';
import { Refusal } from '../../src/refusal.ts';
import { readRefusal } from '../containers/bytes.ts';
import { groupUnits } from './group-units.ts';
import { readXliff } from './read-xliff.ts';
import { XliffError } from './xliff-unit.ts';

/** The contents of a file. */
export interface TranslationFile {
  readonly from: Language;
  readonly to: Language;
  readonly units: number;
  readonly questions: number;
}

/** Finds a language by its tag: `pl-PL` and `pl_PL` are Polish, too. */
const languageOf = (tag: string): Language | undefined =>
  Language.options.find((language) => language === tag.split(/[-_]/u, 1)[0]?.toLowerCase());

function languagePair(path: string, from: string, to: string): { from: Language; to: Language } {
  const [source, target] = [languageOf(from), languageOf(to)];
  if (source === undefined || target === undefined || source === target)
    throw new Refusal(
      `${path} translates from "${from}" to "${to}". Supported languages: ${Language.options.join(', ')}.`,
    );
  return { from: source, to: target };
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
