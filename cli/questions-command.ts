import { Command } from 'commander';

import { Refusal } from '../src/refusal.ts';
import { mergeQuestions } from '../src/store/moderation/merge-questions.ts';
import {
  hideQuestions,
  restoreQuestions,
  type ModerationReport,
} from '../src/store/moderation/moderation.ts';
import {
  readQuestionFile,
  type FoundAlike,
  type MergedQuestion,
  type QuestionFile,
} from '../src/store/moderation/question-file.ts';
import { withContext } from './command-context.ts';
import type { CommandIo } from './command-io.ts';
import { EXIT_CODES } from './exit-code.ts';
import { actLines, changeLines, groupLines, oneLine, section } from './moderation-lines.ts';
import { byOption, readIds, readReason, whoActs } from './moderation-options.ts';
import { when, type Output } from './output.ts';
import { readId } from './read-options.ts';
import { subcommand } from './subcommand.ts';

interface ActOptions {
  readonly json: boolean;
  readonly by?: string;
  readonly reason?: string;
}

const foundWords = (found: FoundAlike | null): string =>
  found === null
    ? 'merged by hand'
    : `merged by the importer ${when(found.mergedAt)}, for it is like ${found.likeId}`;

const duplicateLines = (duplicates: readonly MergedQuestion[]): string[] =>
  duplicates.flatMap(({ id, text, found }) => [`${id}  ${foundWords(found)}`, `  ${oneLine(text)}`]);

function fileLines({ question, found, translations, duplicates, reports, acts }: QuestionFile): string[] {
  const { id, language, text, correct_answer, incorrect_answers, availability, canonical_id } = question;
  return [
    `${id}  ${language}  ${availability}${canonical_id === null ? '' : ` of ${canonical_id}`}`,
    ...(canonical_id === null ? [] : [`  ${foundWords(found)}`]),
    `  ${text}`,
    `  right: ${correct_answer}`,
    ...(incorrect_answers.length === 0 ? [] : [`  wrong: ${incorrect_answers.join(' | ')}`]),
    `  from ${question.source} ${question.source_id}`,
    ...section(
      'Originals and translations',
      translations.map((other) => `${other.id}  ${other.language}  ${other.availability}  ${other.text}`),
    ),
    ...section('Merged into it', duplicateLines(duplicates)),
    ...section('Reports', reports.length === 0 ? [] : groupLines(reports)),
    ...section('Moderation', actLines(acts)),
  ];
}

const show = (io: CommandIo): Command =>
  subcommand(
    'show',
    'everything about a question: its translations, reports and moderation too',
    'trivia questions show 019b3c4e-8a00-7c11-9d52-4f6a1b2c3d4e',
  )
    .argument('<id>', 'the id of the question', readId)
    .action(async (id: string, { json }: ActOptions) =>
      withContext(io, { json, needsIndex: false, logs: 'warn' }, async ({ pool, output }) => {
        const file = await readQuestionFile(pool, id);
        if (file === undefined) throw new Refusal(`There is no question with the id ${id}.`);
        output.result(file, fileLines(file));
        return EXIT_CODES.done;
      }),
    );

function tell(output: Output, report: ModerationReport, staying: string): void {
  output.result(report, changeLines(report.changes));
  if (report.staying.length > 0) output.note(`${staying}: ${report.staying.join(', ')}`);
}

interface LanguageOptions extends ActOptions {
  readonly withTranslations: boolean;
}

/** What hiding and restoring have in common; `staying` is said of translations that are left as they are. */
function inLanguages(
  io: CommandIo,
  command: Command,
  act: typeof hideQuestions,
  everyLanguage: string,
  staying: string,
): Command {
  return command
    .argument('<id...>', 'ids of questions', readIds)
    .option('--with-translations', everyLanguage, false)
    .addOption(byOption())
    .action(async (ids: string[], { json, by, reason, withTranslations }: LanguageOptions) =>
      withContext(io, { json, needsIndex: false, logs: 'warn' }, async ({ pool, output }) => {
        const wish = { moderator: by ?? whoActs(), reason: reason ?? null, withTranslations };
        tell(output, await act(pool, ids, wish), staying);
        return EXIT_CODES.done;
      }),
    );
}

const hide = (io: CommandIo): Command =>
  inLanguages(
    io,
    subcommand(
      'hide',
      'stop serving questions, everywhere within two seconds; their translations stay unless told otherwise',
      'trivia questions hide 019b3c4e-8a00-7c11-9d52-4f6a1b2c3d4e --reason "insults a nation"',
    ).requiredOption('--reason <text>', 'why, for the record', readReason),
    hideQuestions,
    'hide them in every language',
    'Still served in other languages; --with-translations hides these as well',
  );

const restore = (io: CommandIo): Command =>
  inLanguages(
    io,
    subcommand(
      'restore',
      'serve hidden or merged questions again',
      'trivia questions restore 019b3c4e-8a00-7c11-9d52-4f6a1b2c3d4e --reason "was right after all"',
    ).option('--reason <text>', 'why, for the record', readReason),
    restoreQuestions,
    'restore what is hidden of them in every language',
    'Still hidden in other languages; --with-translations restores these as well',
  );

const merge = (io: CommandIo): Command =>
  subcommand(
    'merge',
    'drop a question in favour of another one that asks the same in the same language',
    'trivia questions merge 019b3c4e-8a00-7c11-9d52-4f6a1b2c3d4e --into 019b3c4e-8a01-7d20-8f10-0a1b2c3d4e5f',
  )
    .argument('<duplicate>', 'the id of the question to drop', readId)
    .requiredOption('--into <canonical>', 'the id of the question to keep', readId)
    .option('--reason <text>', 'why, for the record', readReason)
    .addOption(byOption())
    .action(async (duplicate: string, { json, by, reason, into }: ActOptions & { readonly into: string }) =>
      withContext(io, { json, needsIndex: false, logs: 'warn' }, async ({ pool, output }) => {
        const moderation = { moderator: by ?? whoActs(), reason: reason ?? null };
        const report = await mergeQuestions(pool, duplicate, into, moderation);
        tell(output, report, 'Translations of the duplicate are still served');
        if (report.canonicalId !== into)
          output.note(`${into} is merged itself: ${report.canonicalId} stands in place of both.`);
        return EXIT_CODES.done;
      }),
    );

/** `trivia questions`: look at questions, hide, restore and merge them. */
export const questionsCommand = (io: CommandIo): Command =>
  new Command('questions')
    .description('show, hide, restore and merge questions')
    .addCommand(show(io))
    .addCommand(hide(io))
    .addCommand(restore(io))
    .addCommand(merge(io));
