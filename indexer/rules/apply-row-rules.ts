import type { Draft } from '../sources/adapter.ts';
import { applyRules } from './apply-rules.ts';

const union = <T>(one: readonly T[], other: readonly T[]): readonly T[] => [...new Set([...one, ...other])];

/** A translation is about what its original is about, in whichever language the rules knew it. */
function likeOriginal(draft: Draft, original: Draft): Draft {
  return {
    ...draft,
    category: original.category ?? draft.category,
    tags: union(original.tags, draft.tags),
    subcategories: union(original.subcategories, draft.subcategories),
    regions: union(original.regions ?? [], draft.regions ?? []),
  };
}

/**
 * The drafts of one upstream row with what the rules know of each; a translation whose original stands in the same row is filed
 * under the same category, and has the tags, subcategories and regions of both.
 */
export function applyRowRules(drafts: readonly Draft[]): Draft[] {
  const ruled = drafts.map(applyRules);
  return ruled.map((draft) => {
    const { translationOf } = draft;
    const original = ruled.find(
      (other) => other.sourceId === translationOf?.sourceId && other.language === translationOf.language,
    );
    return original === undefined || original === draft ? draft : likeOriginal(draft, original);
  });
}
