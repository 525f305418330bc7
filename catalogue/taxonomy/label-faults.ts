import { languageName } from '../../src/contract/languages.ts';
import { Language } from '../../src/contract/vocabulary.ts';
import { STARTER_LANGUAGES } from '../languages.ts';

/** Names in each language as they come from a file: any may be missing. */
export type ReadLabels = Readonly<Partial<Record<Language, string>>>;

/** What is wrong with one label, as the end of a sentence; null when it is sound. */
function faultOf(label: string | undefined): string | null {
  if (label === undefined || label.trim() === '') return 'is missing: write one';
  if (label !== label.trim()) return `"${label}" begins or ends with white space: trim it`;
  if (label !== label.normalize('NFC')) return `"${label}" is not in Unicode form NFC: normalise it`;
  return null;
}

/** One sentence for each label of a thing that is missing or not written as it is to be stored. */
export function findLabelFaults(owner: string, labels: ReadLabels): string[] {
  const mayLack = (language: Language): boolean => STARTER_LANGUAGES.every((code) => code !== language);
  return Language.options.flatMap((language) => {
    if (labels[language] === undefined && mayLack(language)) return [];
    const fault = faultOf(labels[language]);
    return fault === null ? [] : [`${owner}: the ${languageName(language, 'en')} label ${fault}.`];
  });
}
