import type { Pool, PoolClient } from 'pg';

import type { Translator } from '../../src/contract/vocabulary.ts';
import type { ImportRecord } from '../import/import-record.ts';
import { writeRecords } from '../import/write-records.ts';
import { inDryRun, separateTransactions, type Transact } from '../store/imports/import-transactions.ts';
import { readRegionCodes } from '../store/questions/imported-questions.ts';
import { readOriginals } from '../store/questions/translations.ts';
import {
  isUntouched,
  type Finding,
  type TranslationFault,
  type TranslationWarning,
} from './check-translation.ts';
import { judgeTranslation, type JudgingContext } from './judge-translation.ts';
import {
  groupUnits,
  inspectTranslations,
  readXliff,
  type ReturnedQuestion,
  type TranslationFile,
} from './translation-file.ts';

/** Questions per transaction. */
const BATCH = 200;

export interface TranslationImport {
  readonly translator: Exclude<Translator, 'native'>;
  /** Does everything, then rolls it back. */
  readonly dryRun?: boolean;
  /**
   * Stops the import after the current batch. To continue, import the same file again: what is already written stays
   * unchanged.
   */
  readonly signal?: AbortSignal;
  /** Reports the questions that are done, and the total. */
  readonly onProgress?: (done: number, total: number) => void;
}

/** A finding about a question. */
interface QuestionFinding<Kind> extends Finding<Kind> {
  readonly id: string;
}

/** The result of an import. `questions` is always the sum of the outcomes. */
export interface TranslationReport {
  questions: number;
  imported: number;
  updated: number;
  unchanged: number;
  /** New translations that were stored as duplicates of others. */
  merged: number;
  /** Questions without any translated unit. */
  untranslated: number;
  refused: number;
  /** One entry per error: a question may have several. */
  readonly faults: QuestionFinding<TranslationFault>[];
  readonly warnings: QuestionFinding<TranslationWarning>[];
  /** Units that do not belong to a question. */
  foreignUnits: number;
}

interface Run extends JudgingContext {
  readonly report: TranslationReport;
}

/**
 * Imports the translations of a file, with the same checks as every import. Questions with errors are skipped; all
 * others are imported.
 *
 * @throws Refusal if the file cannot be read to its end; nothing is written then
 */
export async function importTranslations(
  pool: Pool,
  path: string,
  options: TranslationImport,
): Promise<TranslationFile & { readonly report: TranslationReport }> {
  const file = await inspectTranslations(path);
  const report: TranslationReport = {
    questions: 0,
    imported: 0,
    updated: 0,
    unchanged: 0,
    merged: 0,
    untranslated: 0,
    refused: 0,
    faults: [],
    warnings: [],
    foreignUnits: 0,
  };
  const { from, to } = file;
  const { translator, dryRun = false } = options;
  const run = { from, to, translator, report, regions: await readRegionCodes(pool), now: new Date() };
  if (dryRun) await inDryRun(pool, (transact) => importAll(transact, { ...file, path }, run, options));
  else await importAll(separateTransactions(pool), { ...file, path }, run, options);
  return { ...file, report };
}

async function importAll(
  transact: Transact,
  { path, questions: total }: TranslationFile & { readonly path: string },
  run: Run,
  options: TranslationImport,
): Promise<void> {
  let waiting: ReturnedQuestion[] = [];
  const flush = async (): Promise<void> => {
    const questions = waiting;
    waiting = [];
    await transact((client) => importQuestions(client, questions, run));
    options.onProgress?.(run.report.questions, total);
  };
  for await (const found of groupUnits(readXliff(path))) {
    if (options.signal?.aborted === true) return;
    if ('foreign' in found) run.report.foreignUnits += 1;
    else waiting.push(found);
    if (waiting.length === BATCH) await flush();
  }
  if (waiting.length > 0) await flush();
}

async function importQuestions(
  client: PoolClient,
  questions: readonly ReturnedQuestion[],
  run: Run,
): Promise<void> {
  const { report, to } = run;
  const begun = questions.filter((question) => !isUntouched(question));
  report.questions += questions.length;
  report.untranslated += questions.length - begun.length;
  const originals = await readOriginals(
    client,
    begun.map(({ id }) => id),
    to,
  );
  const records: ImportRecord[] = [];
  for (const [place, question] of begun.entries()) {
    const { id } = question;
    const { faults, warnings, record } = judgeTranslation(originals.get(id), question, place, run);
    report.faults.push(...faults.map((fault) => ({ id, ...fault })));
    report.warnings.push(...warnings.map((warning) => ({ id, ...warning })));
    if (record === undefined) report.refused += 1;
    else records.push(record);
  }
  const { imported, updated, unchanged, merged, skips } = await writeRecords(client, records);
  report.imported += imported;
  report.updated += updated;
  report.unchanged += unchanged;
  report.merged += merged;
  report.refused += skips.length;
  for (const { line, reason, detail } of skips)
    report.faults.push({
      id: begun[line]?.id ?? '',
      kind: 'refused',
      detail: `${reason} ${detail}`.trimEnd(),
    });
}
