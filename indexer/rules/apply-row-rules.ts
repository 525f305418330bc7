import type { Draft } from '../sources/draft.ts';
import { applyRules } from './apply-rules.ts';

const union = <T>(one: readonly T[], other: readonly T[]): readonly T[] => [...new Set([...one, ...other])];

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
