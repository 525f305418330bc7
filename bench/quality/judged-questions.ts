import { join } from 'node:path';

import { starterCatalogue } from '../../catalogue/starter.ts';
import { openBytes } from '../../indexer/containers/bytes.ts';
import { splitRows } from '../../indexer/containers/split-rows.ts';
import { draftsOf } from '../../indexer/import/import-format.ts';
import { findInputFiles } from '../../indexer/import/input-files.ts';
import { prepareDrafts } from '../../indexer/import/prepare-drafts.ts';
import type { CatalogueNames } from '../../indexer/knowledge/catalogue-names.ts';
import { createKnowledge } from '../../indexer/knowledge/knowledge.ts';
import { sourcesKnownTo } from '../../indexer/knowledge/known-sources.ts';
import type { Readings } from '../../indexer/quality/readings.ts';
import type { Draft } from '../../indexer/sources/adapter.ts';
import { ADAPTERS } from '../../indexer/sources/index.ts';
import type { Source } from '../../src/contract/vocabulary.ts';

/** A question before and after it was restored and judged. */
export interface JudgedQuestion {
  readonly source: Source;
  readonly before: Draft;
  readonly after: Draft;
}

/** Decides which facts have expired, and not which names there are. */
const DAY = '2026-11-23';

function addStarter(names: CatalogueNames): void {
  for (const { source, language, text, correctAnswer, incorrectAnswers } of starterCatalogue(DAY))
    if (language === 'en') names.add({ source, text, answers: [correctAnswer, ...incorrectAnswers] });
}

/**
 * The English questions of upstream files as a full import into a database with the starter catalogue judges them.
 *
 * @param folder - has a folder for each source
 * @param sources - in import order; those that others are compared with come first
 * @param readings - those of the service, unless others are given
 */
export async function* judgedQuestions(
  folder: string,
  sources: readonly Source[],
  readings?: Readings,
): AsyncGenerator<JudgedQuestion> {
  const created = createKnowledge();
  const knowledge = readings === undefined ? created : { ...created, readings };
  addStarter(knowledge.names);
  for (const source of sources) {
    const adapter = ADAPTERS[source];
    const files = await findInputFiles([join(folder, source)], adapter);
    const prepare = await prepareDrafts(adapter, files, () => Promise.resolve(knowledge));
    const before: Draft[] = [];
    for (const { path, name } of files)
      for await (const rows of splitRows((await openBytes(path)).chunks, adapter.container(name)))
        for (const row of rows) {
          if (!('value' in row)) continue;
          const drafts = draftsOf(adapter, row, name).flatMap((draft) => ('reason' in draft ? [] : [draft]));
          const prepared = prepare(drafts);
          for (const [index, draft] of drafts.entries()) {
            const after = prepared[index];
            if (draft.language !== 'en' || after === undefined) continue;
            before.push(draft);
            yield { source, before: draft, after };
          }
        }
    if (sourcesKnownTo('entityq').includes(source))
      for (const { text, correctAnswer, incorrectAnswers } of before)
        knowledge.names.add({ source, text, answers: [correctAnswer, ...incorrectAnswers] });
  }
}
