import type { Source } from '../../src/contract/vocabulary.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Draft } from '../sources/adapter.ts';
import { judge, type Verdict } from './judge.ts';
import { restoreDraft } from './restore-draft.ts';

const withVerdict = (draft: Draft, { quality, reasons }: Verdict): Draft => ({
  ...draft,
  quality,
  extensions: reasons.length === 0 ? draft.extensions : { ...draft.extensions, qualityReasons: [...reasons] },
});

/**
 * Restores and judges the drafts of one upstream row. A translation has the tier of its original, but at most
 * `standard`: only English wording is judged.
 */
export function judgeDrafts(knowledge: Knowledge, source: Source, drafts: readonly Draft[]): Draft[] {
  const restored = drafts.map((draft) => restoreDraft(knowledge, source, draft));
  const verdicts = new Map<string, Verdict>();
  for (const draft of restored)
    if (draft.language === 'en') verdicts.set(draft.sourceId, judge(knowledge, source, draft));
  return restored.map((draft) => {
    if (draft.language === 'en') {
      const verdict = verdicts.get(draft.sourceId);
      return verdict === undefined ? draft : withVerdict(draft, verdict);
    }
    const original = verdicts.get(draft.translationOf?.sourceId ?? '');
    if (original === undefined) return draft;
    const quality = original.quality === 'high' ? 'standard' : original.quality;
    return withVerdict(draft, { quality, reasons: original.reasons });
  });
}
