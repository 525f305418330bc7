import type { Language } from '../texts/language.ts';
import { SITE_TEXTS } from '../texts/site-texts.ts';
import { filterList, wordsOf, type FilterName, type Filters } from './filters.ts';

/** The labels of topics, tags, subcategories and regions by their slugs. */
export type Labels = Readonly<Record<string, string>>;

/** A filter as people read it. */
export interface NamedFilter {
  readonly name: FilterName;
  readonly label: string;
}

const isKeyOf = <Table extends object>(table: Table, key: string): key is Extract<keyof Table, string> =>
  Object.hasOwn(table, key);

function labelOf(name: FilterName, value: string, language: Language, labels: Labels): string {
  const { difficulty, type } = SITE_TEXTS[language];
  if (name === 'difficulty' && isKeyOf(difficulty, value)) return difficulty[value];
  if (name === 'type' && isKeyOf(type, value)) return type[value];
  if (name === 'q') return language === 'pl' ? `„${value}”` : `“${value}”`;
  if (name === 'source' || name === 'license' || name === 'quality') return value.replaceAll(',', ', ');
  if (name === 'exclude_source') return `− ${value.replaceAll(',', ', ')}`;
  const separator = name === 'tags' || name === 'regions' ? ' + ' : ', ';
  return value
    .split(',')
    .map((slug) => labels[slug] ?? wordsOf(slug))
    .join(separator);
}

/** The filters by their labels. Quality is left out: it says how questions are chosen, not what they are about. */
export const filterNames = (filters: Filters, language: Language, labels: Labels): NamedFilter[] =>
  filterList(filters)
    .filter(({ name }) => name !== 'quality')
    .map(({ name, value }) => ({ name, label: labelOf(name, value, language, labels) }));
