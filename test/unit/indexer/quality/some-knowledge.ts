import { createKnowledge, type Knowledge } from '../../../../indexer/quality/knowledge.ts';
import type { Source } from '../../../../src/contract/vocabulary.ts';

/** Knowledge from invented quiz questions, each in three sources. Nobody has read them. */
export function knowledgeOf(...texts: readonly string[]): Knowledge {
  const knowledge = { ...createKnowledge(), readings: new Map() };
  const sources: readonly Source[] = ['svc', 'opentdb', 'opentriviaqa'];
  for (const source of sources) for (const text of texts) knowledge.names.add({ source, text, answers: [] });
  return knowledge;
}
