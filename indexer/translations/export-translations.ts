import type { Pool } from 'pg';

import {
  readTranslatable,
  type TranslatableFilter,
  type TranslatableRow,
} from '../store/questions/translations.ts';
import { makeFolderOf, writeAtomically, type WrittenFile } from '../export/atomic-file.ts';
import { unitsOf } from './translation-units.ts';
import { xliffGroup, xliffHead, XLIFF_END } from './write-xliff.ts';

/** What was exported. */
export interface TranslationExport extends WrittenFile {
  readonly questions: number;
  readonly units: number;
  /** The questions with an outdated translation, and those without one. */
  readonly stale: number;
  readonly missing: number;
}

/**
 * Exports questions for translators, as XLIFF 1.2. The file is replaced atomically.
 *
 * @throws Refusal if it cannot be written
 */
export async function exportTranslations(
  pool: Pool,
  filter: TranslatableFilter,
  out: string,
  version: string,
  signal?: AbortSignal,
): Promise<TranslationExport> {
  const { from, to } = filter;
  let [questions, units, stale, missing] = [0, 0, 0, 0];
  async function* chunks(pages: AsyncIterable<readonly TranslatableRow[]>): AsyncGenerator<string> {
    yield xliffHead(from, to, version);
    for await (const rows of pages) {
      questions += rows.length;
      for (const row of rows) {
        units += unitsOf(row.type, row, from, to).length;
        if (row.translation === null) missing += 1;
        else if (row.translation.is_stale) stale += 1;
      }
      yield rows.map((row) => xliffGroup(row, from, to)).join('');
    }
    yield XLIFF_END;
  }
  await makeFolderOf(out);
  const written = await readTranslatable(pool, filter, (pages) =>
    writeAtomically(out, chunks(pages), signal),
  );
  return { ...written, questions, units, stale, missing };
}
