import type { Difficulty, Source } from '../../src/contract/vocabulary.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Draft } from '../sources/draft.ts';
import { estimateDifficulty } from './estimate-difficulty.ts';
import { judge, type Verdict } from './judge.ts';
import { restoreDraft } from './restore-draft.ts';

/** What is concluded from the English wording. */
interface Judged extends Verdict {
  readonly difficulty: Difficulty | null;
}

const withVerdict = (draft: Draft, { quality, difficulty, reasons }: Judged): Draft => ({
  ...draft,
  quality,
  difficulty: draft.difficultyRated ? draft.difficulty : difficulty,
  extensions: reasons.length === 0 ? draft.extensions : { ...draft.extensions, qualityReasons: [...reasons] },
});

/**
 * Restores and judges the drafts of one upstream row, and estimates their difficulty. A translation has the tier of its
 * original, but at most `standard`: only English wording is judged.
 */
export function judgeDrafts(knowledge: Knowledge, source: Source, drafts: readonly Draft[]): Draft[] {
  const restored = drafts.map((draft) => restoreDraft(knowledge, source, draft));
  const verdicts = new Map<string, Judged>();
  for (const draft of restored)
    if (draft.language === 'en')
      verdicts.set(draft.sourceId, {
        ...judge(knowledge, source, draft),
        difficulty: estimateDifficulty(knowledge, source, draft),
      });
  return restored.map((draft) => {
    const verdict = verdicts.get(draft.translationOf?.sourceId ?? draft.sourceId);
    if (verdict === undefined) return draft;
    const isCapped = draft.language !== 'en' && verdict.quality === 'high';
    return withVerdict(draft, isCapped ? { ...verdict, quality: 'standard' } : verdict);
  });
}
