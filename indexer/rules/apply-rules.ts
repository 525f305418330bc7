import type { CategorySlug } from '../../src/contract/categories.ts';
import { byLanguage } from '../../src/contract/vocabulary.ts';
import type { Draft } from '../sources/draft.ts';
import { chooseCategory } from './choose-category.ts';
import { RuleBook } from './rule-book.ts';
import { RULES, type NamedRule } from './rule-files.ts';

const BOOKS = byLanguage((language) => new RuleBook(RULES, language));

/** The maximum number of items that a record may have. */
const MAX_ITEMS = 50;

/** Adds new items in a fixed order: the record must not depend on the order of the rules. */
function extend<T extends string>(given: readonly T[], added: readonly T[]): readonly T[] {
  const fresh = [...new Set(added)].filter((each) => !given.includes(each)).sort();
  return fresh.length === 0 ? given : [...given, ...fresh].slice(0, MAX_ITEMS);
}

const appliesTo = (rule: NamedRule, category: CategorySlug | null): boolean =>
  rule.within === undefined || rule.within.includes(category ?? 'general-knowledge');

/** Adds the ids of the rules that changed the draft, if any. */
function withRuleIds(draft: Draft, rules: readonly NamedRule[]): Draft['extensions'] {
  if (rules.length === 0) return draft.extensions;
  return { ...draft.extensions, rules: rules.map((rule) => rule.id).sort() };
}

/**
 * Adds what the rules conclude from the words of a draft: a category if the source has none, tags, subcategories,
 * regions and flags. Nothing from the source is removed or replaced. A draft that no rule changes is returned
 * unchanged. `extensions.rules` lists the rules. Not used for authored questions, whose authors classify them.
 *
 * No rule sets a difficulty: no word was found that distinguishes easy questions from hard ones.
 */
export function applyRules(draft: Draft): Draft {
  const matched = BOOKS[draft.language].match(draft.text, draft.correctAnswer, draft.type);
  if (matched.length === 0) return draft;
  const chosen = draft.category === null ? chooseCategory(matched) : null;
  const category = draft.category ?? chosen;
  const applicable = matched.filter((rule) => appliesTo(rule, category));
  const tags = extend(
    draft.tags,
    applicable.flatMap((rule) => rule.tags),
  );
  const subcategories = extend(
    draft.subcategories,
    applicable.flatMap((rule) => rule.subcategories),
  );
  const regions = extend(
    draft.regions ?? [],
    applicable.flatMap((rule) => rule.regions),
  );
  const flags = extend(
    draft.flags,
    applicable.flatMap((rule) => rule.flags),
  );
  const contributing = matched.filter(
    (rule) =>
      (chosen !== null && rule.category === chosen) ||
      (applicable.includes(rule) && addsSomething(rule, draft)),
  );
  if (contributing.length === 0) return draft;
  return {
    ...draft,
    category,
    tags,
    subcategories,
    regions,
    flags,
    extensions: withRuleIds(draft, contributing),
  };
}

/** Whether an applicable rule adds anything that the draft lacks. */
const addsSomething = (rule: NamedRule, draft: Draft): boolean =>
  rule.tags.some((tag) => !draft.tags.includes(tag)) ||
  rule.subcategories.some((slug) => !draft.subcategories.includes(slug)) ||
  rule.regions.some((code) => draft.regions?.includes(code) !== true) ||
  rule.flags.some((flag) => !draft.flags.includes(flag));
