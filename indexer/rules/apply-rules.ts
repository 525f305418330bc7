import type { CategorySlug } from '../../src/contract/categories.ts';
import { byLanguage } from '../../src/contract/languages.ts';
import type { Draft } from '../sources/adapter.ts';
import { chooseCategory } from './choose-category.ts';
import { RuleBook } from './rule-book.ts';
import { RULES, type NamedRule } from './rule-files.ts';

const BOOKS = byLanguage((language) => new RuleBook(RULES, language));

/** What a record may carry of each. */
const MOST = 50;

/** What the draft has, then what is new, in a fixed order: the record must not depend on the order of the rules. */
function extend<T extends string>(given: readonly T[], added: readonly T[]): readonly T[] {
  const fresh = [...new Set(added)].filter((each) => !given.includes(each)).sort();
  return fresh.length === 0 ? given : [...given, ...fresh].slice(0, MOST);
}

const holdsFor = (rule: NamedRule, category: CategorySlug | null): boolean =>
  rule.within === undefined || rule.within.includes(category ?? 'general-knowledge');

/** The rules that had a part in what the question is now, for whoever asks why; absent when none had. */
function withRuleIds(draft: Draft, rules: readonly NamedRule[]): Draft['extensions'] {
  if (rules.length === 0) return draft.extensions;
  return { ...draft.extensions, rules: rules.map((rule) => rule.id).sort() };
}

/**
 * The draft with what the rules know from its words: a category where the source tells none, further tags, subcategories,
 * regions and flags. Nothing that the source told is taken away or replaced, and a draft that no rule knows anything about comes
 * back as it was. `extensions.rules` names the rules. Not for authored questions, whose authors have said what they mean.
 *
 * No rule tells a difficulty: no word was found that tells easy questions from hard ones.
 */
export function applyRules(draft: Draft): Draft {
  const matched = BOOKS[draft.language].match(draft.text, draft.correctAnswer, draft.type);
  if (matched.length === 0) return draft;
  const chosen = draft.category === null ? chooseCategory(matched) : null;
  const category = draft.category ?? chosen;
  const holding = matched.filter((rule) => holdsFor(rule, category));
  const tags = extend(
    draft.tags,
    holding.flatMap((rule) => rule.tags),
  );
  const subcategories = extend(
    draft.subcategories,
    holding.flatMap((rule) => rule.subcategories),
  );
  const regions = extend(
    draft.regions ?? [],
    holding.flatMap((rule) => rule.regions),
  );
  const flags = extend(
    draft.flags,
    holding.flatMap((rule) => rule.flags),
  );
  const parts = matched.filter(
    (rule) => (chosen !== null && rule.category === chosen) || (holding.includes(rule) && adds(rule, draft)),
  );
  if (parts.length === 0) return draft;
  return { ...draft, category, tags, subcategories, regions, flags, extensions: withRuleIds(draft, parts) };
}

/** Whether a rule that holds brings anything that the draft has not. */
const adds = (rule: NamedRule, draft: Draft): boolean =>
  rule.tags.some((tag) => !draft.tags.includes(tag)) ||
  rule.subcategories.some((slug) => !draft.subcategories.includes(slug)) ||
  rule.regions.some((code) => draft.regions?.includes(code) !== true) ||
  rule.flags.some((flag) => !draft.flags.includes(flag));
