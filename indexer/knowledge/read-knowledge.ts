import type { Pool } from 'pg';

import type { Source } from '../../src/contract/vocabulary.ts';
import { readTexts } from '../store/questions/read-texts.ts';
import { createKnowledge, type Knowledge } from './knowledge.ts';
import { sourcesKnownTo } from './known-sources.ts';

/** Reads what the stored questions of other sources tell about names, for an import of a source. */
export async function readKnowledge(pool: Pool, source: Source): Promise<Knowledge> {
  const knowledge = createKnowledge();
  const sources = sourcesKnownTo(source);
  if (sources.length > 0)
    await readTexts(pool, sources, 'en', (row) => {
      knowledge.names.add({
        source: row.source,
        text: row.text,
        answers: [row.correct_answer, ...row.incorrect_answers],
      });
    });
  return knowledge;
}
