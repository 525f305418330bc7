import { basename, join } from 'node:path';
import type { Pool } from 'pg';

import { Source } from '../../src/contract/vocabulary.ts';
import { Refusal } from '../../src/refusal.ts';
import { FORMAT, MANIFEST, type ManifestFiles } from '../import/export-manifest.ts';
import type { QuestionPlaceholder } from '../import/placeholder.ts';
import { recordOfRow } from '../import/question-row.ts';
import { UPSTREAMS } from '../sources/licences.ts';
import {
  type ExportFilter,
  type ExportRow,
  type ExportSnapshot,
  readSnapshot,
} from '../store/questions/export-questions.ts';
import { makeFolderOf, renameAll, writeTemporary, type WrittenFile } from './atomic-file.ts';

/** The name of the file in a folder. */
const IN_FOLDER = 'questions.jsonl.gz';
const RECORDS_FILE = /\.jsonl(?:\.gz)?$/u;
const OTHER_FILE = /\.(?:json|ndjson|gz|zip|bz2|csv|txt|xlf|sql)$/u;

/** The files of an export. */
interface ExportPlace {
  readonly file: string;
  readonly manifest: string;
}

interface ExportOptions {
  readonly version: string;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: { readonly done: number; readonly total: number }) => void;
}

type Counts = Record<string, number>;

/** The counts of an export. Tiers are counted as in responses: a stale translation is `needs_review`. */
interface ExportTally {
  questions: number;
  placeholders: number;
  stale: number;
  readonly sources: Counts;
  readonly languages: Counts;
  readonly licenses: Counts;
  readonly tiers: Counts;
}

/** The result of an export. */
export interface ExportResult extends ExportPlace, WrittenFile {
  readonly tally: ExportTally;
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
  const tally: ExportTally = {
    questions: 0,
    placeholders: 0,
    stale: 0,
    sources: {},
    languages: {},
    licenses: {},
    tiers: {},
  };
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

const line = (value: object): string => `${JSON.stringify(value)}\n`;

/** Adds a question. */
function countQuestion(
  tally: ExportTally,
  { source, language, license, quality, is_stale: isStale }: ExportRow,
): void {
  tally.questions += 1;
  if (isStale) tally.stale += 1;
  add(tally.sources, source);
  add(tally.languages, language);
  add(tally.licenses, license);
  add(tally.tiers, isStale ? 'needs_review' : quality);
}

const add = (counts: Counts, name: string): void => {
  counts[name] = (counts[name] ?? 0) + 1;
};

/** Describes an export and its files. */
function exportManifest(
  origin: { readonly service: string; readonly version: string; readonly exportedAt: Date },
  filter: ExportFilter,
  tally: ExportTally,
  file: WrittenFile & { readonly name: string },
): object {
  const sources = Source.options.filter((source) => (tally.sources[source] ?? 0) > 0);
  return {
    format: FORMAT,
    ...origin,
    filters: filter,
    order: 'placeholders, originals, translations of originals, further translations; each by id',
    questions: tally.questions,
    placeholders: tally.placeholders,
    stale: tally.stale,
    bySource: tally.sources,
    byLanguage: tally.languages,
    byLicense: tally.licenses,
    byQuality: tally.tiers,
    attribution: Object.fromEntries(
      sources.map((source) => {
        const { notice, remark } = UPSTREAMS[source];
        return [source, { text: attribution(source), notice, remark }];
      }),
    ),
    files: [{ name: file.name, bytes: file.bytes, sha256: file.sha256 }] satisfies ManifestFiles['files'],
  };
}

/** The attribution for the questions of a source, as text. */
function attribution(source: Source): string {
  const { title, author, homepage, license, licenseUrl } = UPSTREAMS[source];
  const place = homepage === '' ? '' : ` (${homepage})`;
  return `${title}${place} by ${author}, ${license}, ${licenseUrl}. Each record says under attribution.modifications what was changed.`;
}
