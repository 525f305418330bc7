/** Names in both languages as they come from a file: either may be missing. */
export interface ReadLabels {
  readonly en?: string;
  readonly pl?: string;
}

const LANGUAGES = { en: 'English', pl: 'Polish' } as const;

/** What is wrong with one label, as the end of a sentence; null when it is sound. */
function faultOf(label: string | undefined): string | null {
  if (label === undefined || label.trim() === '') return 'is missing: write one';
  if (label !== label.trim()) return `"${label}" begins or ends with white space: trim it`;
  if (label !== label.normalize('NFC')) return `"${label}" is not in Unicode form NFC: normalise it`;
  return null;
}

/** One sentence for each label of a thing that is missing or not written as it is to be stored. */
export function findLabelFaults(owner: string, labels: ReadLabels): string[] {
  return (['en', 'pl'] as const).flatMap((language) => {
    const fault = faultOf(labels[language]);
    return fault === null ? [] : [`${owner}: the ${LANGUAGES[language]} label ${fault}.`];
  });
}
