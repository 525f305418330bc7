import type { CategorySlug } from '../../src/contract/categories.ts';
import type { Draft } from '../sources/draft.ts';
import { bookOf, type NamedRule } from './rule-book.ts';

/**
 * Applies the rules to the drafts of one upstream row. A translation whose original is in the same row gets the same
 * category, and the tags, subcategories and regions of both.
 */
export function applyRowRules(drafts: readonly Draft[]): Draft[] {
  const ruled = drafts.map(applyRules);
  return ruled.map((draft) => {
    const { translationOf } = draft;
    const original = ruled.find(
      (other) => other.sourceId === translationOf?.sourceId && other.language === translationOf.language,
    );
    return original === undefined || original === draft ? draft : classifyLikeOriginal(draft, original);
  });
}

/** Gives a translation the classification of its original, in whichever language the rules found it. */
function classifyLikeOriginal(draft: Draft, original: Draft): Draft {
  return {
    ...draft,
    category: original.category ?? draft.category,
    tags: union(original.tags, draft.tags),
    subcategories: union(original.subcategories, draft.subcategories),
    regions: union(original.regions ?? [], draft.regions ?? []),
  };
}

const union = <T>(one: readonly T[], other: readonly T[]): readonly T[] => [...new Set([...one, ...other])];

/**
 * Adds what the rules conclude from the words of a draft: a category if the source has none, tags, subcategories,
 * regions and flags. Nothing from the source is removed or replaced. A draft that no rule changes is returned
 * unchanged. `extensions.rules` lists the rules. Not used for authored questions, whose authors classify them.
 *
 * No rule sets a difficulty: no word was found that distinguishes easy questions from hard ones.
 */
export function applyRules(draft: Draft): Draft {
  const matched = bookOf(draft.language).match(draft.text, draft.correctAnswer, draft.type);
  if (matched.length === 0) return draft;
  const chosen = draft.category === null ? chooseCategory(matched) : null;
  const category = draft.category ?? chosen;
  const applicable = matched.filter((rule) => appliesTo(rule, category));
  const contributing = matched.filter(
    (rule) =>
      (chosen !== null && rule.category === chosen) ||
      (applicable.includes(rule) && addsSomething(rule, draft)),
  );
  if (contributing.length === 0) return draft;
  return {
    ...draft,
    category,
    tags: extend(draft.tags, applicable, (rule) => rule.tags),
    subcategories: extend(draft.subcategories, applicable, (rule) => rule.subcategories),
    regions: extend(draft.regions ?? [], applicable, (rule) => rule.regions),
    flags: extend(draft.flags, applicable, (rule) => rule.flags),
    extensions: { ...draft.extensions, rules: contributing.map((rule) => rule.id).sort() },
  };
}

const appliesTo = (rule: NamedRule, category: CategorySlug | null): boolean =>
  rule.within === undefined || rule.within.includes(category ?? 'general-knowledge');

/** Whether an applicable rule adds anything that the draft lacks. */
const addsSomething = (rule: NamedRule, draft: Draft): boolean =>
  rule.tags.some((tag) => !draft.tags.includes(tag)) ||
  rule.subcategories.some((slug) => !draft.subcategories.includes(slug)) ||
  rule.regions.some((code) => draft.regions?.includes(code) !== true) ||
  rule.flags.some((flag) => !draft.flags.includes(flag));

/** The maximum number of items that a record may have. */
const MAX_ITEMS = 50;

/** Adds the new items of rules in a fixed order: the record must not depend on the order of the rules. */
function extend<T extends string>(
  given: readonly T[],
  rules: readonly NamedRule[],
  itemsOf: (rule: NamedRule) => readonly T[],
): readonly T[] {
  const fresh = [...new Set(rules.flatMap(itemsOf))].filter((each) => !given.includes(each)).sort();
  return fresh.length === 0 ? given : [...given, ...fresh].slice(0, MAX_ITEMS);
}

/** The weight that a category needs: one rule of weight 3, or two weaker ones. */
const ENOUGH = 3;

/** The lead that a category needs over any other. Otherwise the question stays in general knowledge. */
const LEAD = 1;

/** Chooses the category with the most weight; null if it is too low, or two categories are equal. */
function chooseCategory(rules: readonly NamedRule[]): CategorySlug | null {
  const weights = new Map<CategorySlug, number>();
  for (const { category, weight } of rules)
    if (category !== undefined) weights.set(category, (weights.get(category) ?? 0) + weight);
  const [first, second] = [...weights].sort(([, a], [, b]) => b - a);
  if (first === undefined || first[1] < ENOUGH) return null;
  return first[1] - (second?.[1] ?? 0) >= LEAD ? first[0] : null;
}
