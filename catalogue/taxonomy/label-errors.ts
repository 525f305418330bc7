import { languageName } from '../../src/contract/languages.ts';
import { Language } from '../../src/contract/vocabulary.ts';
import { STARTER_LANGUAGES } from '../languages.ts';

/** Labels from a file: any language may be missing. */
export type ReadLabels = Readonly<Partial<Record<Language, string>>>;

/** What is wrong with one label, as the end of a sentence; null when nothing is. */
function errorOf(label: string | undefined): string | null {
  if (label === undefined || label.trim() === '') return 'is missing: write one';
  if (label !== label.trim()) return `"${label}" begins or ends with white space: trim it`;
  if (label !== label.normalize('NFC')) return `"${label}" is not in Unicode form NFC: normalise it`;
  return null;
}

/** A sentence for each label that is missing or misspelled. */
export function findLabelErrors(owner: string, labels: ReadLabels): string[] {
  const mayLack = (language: Language): boolean => STARTER_LANGUAGES.every((code) => code !== language);
  return Language.options.flatMap((language) => {
    if (labels[language] === undefined && mayLack(language)) return [];
    const error = errorOf(labels[language]);
    return error === null ? [] : [`${owner}: the ${languageName(language, 'en')} label ${error}.`];
  });
}
