import { basename, join } from 'node:path';
import type { Pool } from 'pg';

import { Refusal } from '../../src/refusal.ts';
import { readSnapshot, type ExportFilter, type ExportSnapshot } from '../store/questions/export-questions.ts';
import type { QuestionPlaceholder } from '../import/question-placeholder.ts';
import { exportManifest, MANIFEST } from './manifest.ts';
import { recordOfRow } from './record-of-row.ts';
import { countQuestion, emptyTally, type ExportTally } from './tally.ts';
import { makeFolderOf, renameAll, writeTemporary, type WrittenFile } from './atomic-file.ts';

/** The files of an export. */
interface ExportPlace {
  readonly file: string;
  readonly manifest: string;
}

/** The name of the file in a folder. */
const IN_FOLDER = 'questions.jsonl.gz';
const RECORDS_FILE = /\.jsonl(?:\.gz)?$/u;
const OTHER_FILE = /\.(?:json|ndjson|gz|zip|bz2|csv|txt|xlf|sql)$/u;

/**
 * Finds the files for a path, which is a folder or a file `*.jsonl` or `*.jsonl.gz`.
 *
 * @throws Refusal for a file with another extension
 */
function exportPlace(out: string): ExportPlace {
  if (RECORDS_FILE.test(out)) return { file: out, manifest: `${out}.${MANIFEST}` };
  if (OTHER_FILE.test(out))
    throw new Refusal(`${out} is neither a folder nor a file name ending in .jsonl or .jsonl.gz.`);
  return { file: join(out, IN_FOLDER), manifest: join(out, MANIFEST) };
}

interface ExportOptions {
  readonly version: string;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: { readonly done: number; readonly total: number }) => void;
}

/** The result of an export. */
export interface ExportResult extends ExportPlace, WrittenFile {
  readonly tally: ExportTally;
}

const line = (value: object): string => `${JSON.stringify(value)}\n`;

async function* lines(
  { count: total, placeholders, questions }: ExportSnapshot,
  tally: ExportTally,
  onProgress: NonNullable<ExportOptions['onProgress']>,
): AsyncGenerator<string> {
  for await (const rows of placeholders) {
    tally.placeholders += rows.length;
    yield rows
      .map(({ id, source, source_id: sourceId, language, created_at: createdAt }) =>
        line({ placeholder: true, id, source, sourceId, language, createdAt } satisfies QuestionPlaceholder),
      )
      .join('');
  }
  for await (const rows of questions) {
    for (const row of rows) countQuestion(tally, row);
    yield rows.map((row) => line(recordOfRow(row))).join('');
    onProgress({ done: tally.questions, total });
  }
  if (tally.questions !== total)
    throw new Error(`${total} questions were counted, but ${tally.questions} were exported`);
}

/**
 * Writes the selected visible questions of one moment as canonical records, and a manifest. Under their names there is
 * a whole export or the one before, however this ends. Equal catalogues give files with equal lines.
 *
 * @throws Refusal if it cannot be written
 */
export async function exportCatalogue(
  pool: Pool,
  filter: ExportFilter,
  out: string,
  { version, signal, onProgress = () => undefined }: ExportOptions,
): Promise<ExportResult> {
  const place = exportPlace(out);
  await makeFolderOf(place.file);
  const exportedAt = new Date();
  const tally = emptyTally();
  const file = await readSnapshot(pool, filter, (snapshot) =>
    writeTemporary(place.file, lines(snapshot, tally, onProgress), signal),
  );
  const { bytes, sha256 } = file;
  const origin = { service: 'Trivia Question Service', version, exportedAt };
  const manifest = exportManifest(origin, filter, tally, { name: basename(place.file), bytes, sha256 });
  try {
    const beside = await writeTemporary(place.manifest, [`${JSON.stringify(manifest, null, 2)}\n`], signal);
    // The manifest comes last: with an old manifest, an import refuses the new file.
    await renameAll(place.file, [file, beside]);
  } catch (error) {
    await file.discard();
    throw error;
  }
  return { ...place, bytes, sha256, tally };
}
