import { openBytes } from './containers/open-bytes.ts';
import { splitRows } from './containers/split-rows.ts';
import { draftsOf } from './import-format.ts';
import type { InputFile } from './input-files.ts';
import { quizify } from './quizify/quizify.ts';
import { SURVEYED_SOURCES } from './quizify/survey.ts';
import { surveyAnswers } from './quizify/survey-answers.ts';
import { applyRowRules } from './rules/apply-row-rules.ts';
import type { Draft, SourceAdapter } from './sources/adapter.ts';

async function* allDrafts(
  adapter: SourceAdapter,
  files: readonly InputFile[],
  signal: AbortSignal | undefined,
): AsyncGenerator<Draft> {
  for (const { path, name } of files)
    for await (const rows of splitRows((await openBytes(path)).chunks, adapter.container(name))) {
      signal?.throwIfAborted();
      for (const row of rows)
        if ('value' in row)
          for (const draft of draftsOf(adapter, row, name)) if (!('reason' in draft)) yield draft;
    }
}

/** What is done to the drafts of one row, together, before they are records. */
export type PrepareDrafts = (drafts: readonly Draft[]) => readonly Draft[];

/**
 * What is done to the drafts of a source before they are records: the rules, but for authored questions, whose authors have said
 * what they mean; and distractors. Sources whose questions need each other's answers are read once beforehand.
 */
export async function prepareDrafts(
  adapter: SourceAdapter,
  files: readonly InputFile[],
  signal?: AbortSignal,
): Promise<PrepareDrafts> {
  if (adapter.source === 'svc') return (drafts) => drafts;
  if (!SURVEYED_SOURCES.has(adapter.source)) return applyRowRules;
  const survey = await surveyAnswers(() => allDrafts(adapter, files, signal));
  return (drafts) => applyRowRules(drafts).map((draft) => quizify(survey, draft));
}
