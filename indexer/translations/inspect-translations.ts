import { Language } from '../../src/contract/vocabulary.ts';
import { Refusal } from '../../src/refusal.ts';
import { readRefusal } from '../containers/read-refusal.ts';
import { groupUnits } from './group-units.ts';
import { readXliff } from './read-xliff.ts';
import { XliffError } from './xliff-unit.ts';

/** What was in the file. */
export interface TranslationFile {
  readonly from: Language;
  readonly to: Language;
  readonly units: number;
  readonly questions: number;
}

/** `pl-PL` and `pl_PL` are Polish as well. */
const languageOf = (tag: string): Language | undefined =>
  Language.options.find((language) => language === tag.split(/[-_]/u, 1)[0]?.toLowerCase());

function languagePair(path: string, from: string, to: string): { from: Language; to: Language } {
  const [source, target] = [languageOf(from), languageOf(to)];
  if (source === undefined || target === undefined || source === target)
    throw new Refusal(
      `${path} translates from "${from}" to "${to}"; questions are in ${Language.options.join(' and ')}.`,
    );
  return { from: source, to: target };
}

/**
 * Reads a file to its end before anything of it is written.
 *
 * @throws Refusal for what is no XLIFF, has languages that the catalogue lacks, or several pairs of them, and for a file without
 * questions
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
          throw new Refusal(`${path} has translations into several languages.`);
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
      `${path} has no question: units are known by ids as \`trivia translations export\` writes them.`,
    );
  return { ...pair, units, questions };
}
