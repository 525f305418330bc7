import type { QuestionRecord } from '../../src/contract/record.ts';
import type { Source } from '../../src/contract/vocabulary.ts';
import type { ValidRow } from '../containers/row.ts';
import { judgeDrafts } from '../quality/judge-drafts.ts';
import type { Knowledge } from '../quality/knowledge.ts';
import { quizify } from '../quizify/quizify.ts';
import { surveyAnswers } from '../quizify/survey.ts';
import { applyRowRules } from '../rules/apply-rules.ts';
import type { SourceAdapter } from '../sources/adapter.ts';
import { ADAPTERS } from '../sources/index.ts';
import type { Draft, SkippedRow } from '../sources/draft.ts';
import { UPSTREAMS } from '../sources/licences.ts';
import { isPlaceholder, readRecord, type ImportRecord } from './import-record.ts';
import type { Skip } from './import-report.ts';
import { openFile, type InputFile } from './input-files.ts';

/** How files become records: through the adapter of a source, or directly if they contain canonical records. */
export interface ImportFormat extends Pick<
  SourceAdapter,
  'selects' | 'order' | 'container' | 'expected' | 'isRow' | 'revised'
> {
  /** Null for canonical records of any source. */
  readonly source: Source | null;
  /** Reads the records of a row. `regions` are the codes that records may have. */
  readonly read: (
    row: ValidRow,
    file: string,
    regions: ReadonlySet<string>,
  ) => readonly (ImportRecord | Skip)[];
}

/** Canonical records of any source, as they are exported: one JSON object per line. */
const RECORDS: ImportFormat = {
  source: null,
  selects: (file) => /\.(?:jsonl|ndjson)(?:\.gz)?$/u.test(file),
  container: () => 'json_lines',
  expected: 'one canonical record per line, a JSON object with "source", "sourceId" and "attribution"',
  isRow: (value) => isRecord(value, null),
  revised: '',
  read: ({ number, value }, _file, regions) => [readRecord(number, value, regions)],
};

/** Whether a value looks like a canonical record, of the given source if there is one. */
function isRecord(value: unknown, source: Source | null): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (!('source' in value && 'sourceId' in value && ('attribution' in value || isPlaceholder(value))))
    return false;
  return source === null || value.source === source;
}

/**
 * The format of a source, or of canonical records. Files of a source may also contain canonical records of it, so that
 * exported ones can be imported with the rest.
 *
 * @param prepare - see `prepareDrafts`; files are recognized without it
 */
export function formatOf(source: Source | null, prepare: PrepareDrafts = (drafts) => drafts): ImportFormat {
  if (source === null) return RECORDS;
  const adapter: SourceAdapter = ADAPTERS[source];
  const { revised } = adapter;
  return {
    ...adapter,
    isRow: (value) => adapter.isRow(value) || isRecord(value, source),
    read: (row, file, regions) => {
      if (isRecord(row.value, source)) return [readRecord(row.number, row.value, regions)];
      const outcomes = draftsOf(adapter, row, file);
      const drafts = prepare(outcomes.filter(isDraft));
      return [
        ...outcomes
          .filter((outcome) => 'reason' in outcome)
          .map((skipped) => ({ line: row.number, ...skipped })),
        ...drafts.map((draft) => {
          const record = completeDraft(draft, source, revised);
          return readRecord(row.number, record, regions, draft.translationOf);
        }),
      ];
    },
  };
}

/** The formats that a file may have instead. */
export const otherFormats = (source: Source | null): Pick<ImportFormat, 'source' | 'container' | 'isRow'>[] =>
  [...Object.values(ADAPTERS), RECORDS].filter((format) => format.source !== source);

const isDraft = (outcome: Draft | SkippedRow): outcome is Draft => !('reason' in outcome);

/**
 * Runs an adapter on a row. A value that is not a row of the source gives one skip without a detail: the field in which a
 * stranger first differs says nothing.
 */
export function draftsOf(
  { read, isRow }: SourceAdapter,
  { number, value, raw }: ValidRow,
  file: string,
): readonly (Draft | SkippedRow)[] {
  try {
    const outcomes = read(value, { file, row: number, raw });
    // Only rows that give no question at all are parsed again.
    return outcomes.every(isWrongShape) && !isRow(value) ? [{ reason: 'wrong_shape', detail: '' }] : outcomes;
  } catch (error) {
    throw new Error(`row ${number} of ${file} cannot be adapted`, { cause: error });
  }
}

const isWrongShape = (outcome: Draft | SkippedRow): boolean =>
  'reason' in outcome && outcome.reason === 'wrong_shape';

/**
 * Takes the place of the parent's id until the parent is found: a draft does not know it, and a record without it is
 * not valid.
 */
export const UNKNOWN_PARENT = '00000000-0000-7000-8000-000000000000';

/** Adds what is the same for all questions of a source. The result is a canonical record without an id. */
export function completeDraft(draft: Draft, source: Source, revised: string): QuestionRecord {
  const { author, license, licenseVersion, licenseUrl } = UPSTREAMS[source];
  const parent = draft.translationOf === null ? null : UNKNOWN_PARENT;
  return {
    source,
    sourceId: draft.sourceId,
    language: draft.language,
    text: draft.text,
    correctAnswer: draft.correctAnswer,
    incorrectAnswers: [...draft.incorrectAnswers],
    type: draft.type,
    difficulty: draft.difficulty,
    difficultyRated: draft.difficultyRated,
    quality: draft.flags.length > 0 ? 'needs_review' : draft.quality,
    category: draft.category ?? 'general-knowledge',
    subcategories: [...draft.subcategories],
    tags: [...draft.tags],
    regions: [...(draft.regions ?? [])],
    explanation: draft.explanation,
    translationOf: parent,
    rootQuestionId: parent,
    translator: draft.translator,
    attribution: {
      author,
      license,
      licenseVersion,
      licenseUrl,
      url: draft.url,
      modifications: [...draft.modifications],
      lastModified: `${revised}T00:00:00.000Z`,
    },
    extensions: {
      // Adapters return JSON here. Validation of the record refuses anything else.
      ...(draft.extensions as QuestionRecord['extensions']),
      ...(draft.acceptedAnswers.length > 0 ? { acceptedAnswers: [...draft.acceptedAnswers] } : {}),
      ...(draft.flags.length > 0 ? { flags: [...draft.flags] } : {}),
    },
  };
}

/** The progress of the survey. */
export interface SurveyProgress {
  /** The files are read a second time if questions are repeated. */
  readonly pass: 1 | 2;
  readonly rows: number;
  /** Bytes read from disk, and in total. */
  readonly bytes: number;
  readonly totalBytes: number;
}

/** Receives the progress, and can stop the survey. After that, nothing may be imported with its results. */
interface SurveyObserver {
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: SurveyProgress) => void) | undefined;
}

/** Prepares the drafts of one row together before they become records. */
type PrepareDrafts = (drafts: readonly Draft[]) => readonly Draft[];

/**
 * Creates what prepares the drafts of a source. It applies the rules, adds distractors, restores names and apostrophes
 * and judges the quality; authored questions stay as written. Sources whose distractors come from their other questions
 * are surveyed first.
 */
export async function prepareDrafts(
  adapter: SourceAdapter,
  files: readonly InputFile[],
  readKnowledge: () => Promise<Knowledge>,
  observer: SurveyObserver = {},
): Promise<PrepareDrafts> {
  const { source } = adapter;
  if (source === 'svc') return (drafts) => drafts;
  const knowledge = await readKnowledge();
  if (adapter.surveyed !== true) return (drafts) => judgeDrafts(knowledge, source, applyRowRules(drafts));
  const survey = await surveyAnswers((pass) => allDrafts(adapter, files, pass, observer));
  return (drafts) =>
    judgeDrafts(
      knowledge,
      source,
      applyRowRules(drafts).map((draft) => quizify(survey, draft)),
    );
}

async function* allDrafts(
  adapter: SourceAdapter,
  files: readonly InputFile[],
  pass: SurveyProgress['pass'],
  { signal, onProgress }: SurveyObserver,
): AsyncGenerator<Draft> {
  const totalBytes = files.reduce((sum, { size }) => sum + size, 0);
  let rows = 0;
  let before = 0;
  for (const file of files) {
    const { rows: lists, bytesRead, limit } = await openFile(file, adapter);
    for await (const some of lists) {
      if (signal?.aborted === true) return;
      for (const row of some) {
        limit(row, 'value' in row);
        if ('value' in row)
          for (const draft of draftsOf(adapter, row, file.name)) if (!('reason' in draft)) yield draft;
      }
      rows += some.length;
      onProgress?.({ pass, rows, bytes: before + bytesRead(), totalBytes });
    }
    before += file.size;
  }
}
