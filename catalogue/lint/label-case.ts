import { CATEGORIES } from '../../src/contract/categories.ts';
import { ARTS_NAMES } from '../taxonomy/arts-labels.ts';
import { GEOGRAPHY_NAMES } from '../taxonomy/geography-labels.ts';
import { IMPORTED_TAGS } from '../taxonomy/imported-labels.ts';
import { SUBCATEGORIES, TAGS, TOPICS } from '../taxonomy/index.ts';
import type { Labels } from '../taxonomy/label.ts';
import type { Finding } from './rule.ts';
import { PROPER_NOUNS } from './proper-nouns.ts';

/** Tags whose labels are names, spelled by the facts. */
const NAMES: Readonly<Record<string, Labels>> = { ...ARTS_NAMES, ...GEOGRAPHY_NAMES };

/** Matches whole words and phrases, the longest first: in "Baltic Sea" it finds no "Baltic". */
function phrases(words: readonly string[], flags: string): RegExp {
  const longestFirst = words
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replaceAll(/[./]/gu, '\\$&'));
  return new RegExp(`(?<![\\p{L}\\p{N}-])(?:${longestFirst.join('|')})(?![\\p{L}\\p{N}])`, flags);
}

const PROPER = phrases([...Object.values(NAMES).map(({ en }) => en), ...PROPER_NOUNS], 'gu');
/** Also common words in lower case. */
const AMBIGUOUS: readonly string[] = ['Romantic', 'US'];
const UNCAPITALISED = phrases(
  PROPER_NOUNS.filter((noun) => !AMBIGUOUS.includes(noun)).map((noun) => noun.toLowerCase()),
  'u',
);

/**
 * Checks that an English label is in sentence case. Only listed proper nouns are recognised.
 *
 * @param owner - begins each finding, for example `Tag "rivers"`
 */
export function checkLabelCase(owner: string, label: string): Finding[] {
  const [lowerCase] = UNCAPITALISED.exec(label) ?? [];
  const [capital] =
    /(?<=.)\p{Lu}[\p{L}\p{N}]*/u.exec(label.replace(PROPER, (noun) => noun.toLowerCase())) ?? [];
  return [
    ...(/^\p{Ll}/u.test(label) ? [`${owner}: the label "${label}" starts with a lower-case letter.`] : []),
    ...(lowerCase === undefined ? [] : [`${owner}: in "${label}", capitalise "${lowerCase}".`]),
    ...(capital === undefined
      ? []
      : [`${owner}: in "${label}", write "${capital}" in lower case or list it in proper-nouns.ts.`]),
  ];
}

/** Checks every English label of the taxonomy that is not a name from the facts. */
export function lintLabels(): Finding[] {
  const written = (kind: string, labels: Readonly<Record<string, Labels>>): [string, string][] =>
    Object.entries(labels)
      .filter(([slug]) => !Object.hasOwn(NAMES, slug))
      .map(([slug, { en }]) => [`${kind} "${slug}"`, en]);
  return [
    ...CATEGORIES.map(({ slug, name }): [string, string] => [`Category "${slug}"`, name.en]),
    ...written('Tag', TAGS),
    ...written('Tag', IMPORTED_TAGS),
    ...written('Subcategory', SUBCATEGORIES),
    ...TOPICS.map(({ slug, label }): [string, string] => [`Topic "${slug}"`, label.en]),
  ].flatMap(([owner, label]) => checkLabelCase(owner, label).map((finding) => `label-case: ${finding}`));
}
