import { openBytes } from '../containers/bytes.ts';
import { splitRows } from '../containers/split-rows.ts';
import { draftsOf } from './import-format.ts';
import type { InputFile } from './input-files.ts';
import { limitStrangers } from './limit-strangers.ts';
import { judgeDrafts } from '../quality/judge-drafts.ts';
import type { Knowledge } from '../quality/knowledge.ts';
import { quizify } from '../quizify/quizify.ts';
import { surveyAnswers } from '../quizify/survey.ts';
import { applyRowRules } from '../rules/apply-rules.ts';
import type { SourceAdapter } from '../sources/adapter.ts';
import type { Draft } from '../sources/draft.ts';

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

async function* allDrafts(
  adapter: SourceAdapter,
  files: readonly InputFile[],
  pass: SurveyProgress['pass'],
  { signal, onProgress }: SurveyObserver,
): AsyncGenerator<Draft> {
  const totalBytes = files.reduce((sum, { size }) => sum + size, 0);
  let rows = 0;
  let before = 0;
  for (const { path, name, size } of files) {
    const { chunks, bytesRead } = await openBytes(path);
    const limit = limitStrangers(path);
    for await (const some of splitRows(chunks, adapter.container(name))) {
      if (signal?.aborted === true) return;
      for (const row of some) {
        limit(row, 'value' in row);
        if ('value' in row)
          for (const draft of draftsOf(adapter, row, name)) if (!('reason' in draft)) yield draft;
      }
      rows += some.length;
      onProgress?.({ pass, rows, bytes: before + bytesRead(), totalBytes });
    }
    before += size;
  }
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
