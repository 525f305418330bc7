import { Command } from 'commander';

import { Refusal } from '../src/refusal.ts';
import { withContext } from './command-context.ts';
import { subcommand, type CommandIo } from './command.ts';
import { actLines, changeLines, groupLines, ROW_TEXT } from './moderation-lines.ts';
import { moderatorOption, readId, readIds, readReason, systemUser } from './options.ts';
import { oneLine, section, when, type Line, type Output } from './output.ts';
import { mergeQuestions } from './store/merge-questions.ts';
import { hideQuestions, restoreQuestions, type ModerationReport } from './store/moderation.ts';
import {
  readQuestionFile,
  type FoundAlike,
  type MergedQuestion,
  type QuestionFile,
} from './store/question-file.ts';

/** `trivia questions`: show, hide, restore and merge questions. */
export const questionsCommand = (io: CommandIo): Command =>
  new Command('questions')
    .description('show, hide, restore and merge questions')
    .addCommand(show(io))
    .addCommand(hide(io))
    .addCommand(restore(io))
    .addCommand(merge(io));

interface ActOptions {
  readonly by?: string;
  readonly reason?: string;
}

const mergeOrigin = (found: FoundAlike | null): string =>
  found === null
    ? 'merged manually'
    : `merged by the importer ${when(found.mergedAt)} as a duplicate of ${found.likeId}`;

const duplicateLines = (duplicates: readonly MergedQuestion[]): string[] =>
  duplicates.flatMap(({ id, text, found }) => [
    `${id}  ${mergeOrigin(found)}`,
    `  ${oneLine(text, ROW_TEXT)}`,
  ]);

function fileLines({ question, found, translations, duplicates, reports, acts }: QuestionFile): Line[] {
  const { id, language, text, correct_answer, incorrect_answers, availability, canonical_id } = question;
  return [
    `${id}  ${language}  ${availability}${canonical_id === null ? '' : ` of ${canonical_id}`}`,
    ...(canonical_id === null ? [] : [`  ${mergeOrigin(found)}`]),
    `  ${text}`,
    `  correct: ${correct_answer}`,
    ...(incorrect_answers.length === 0 ? [] : [`  incorrect: ${incorrect_answers.join(' | ')}`]),
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
    'show a question with its translations, reports and moderation log',
    'trivia questions show 019b3c4e-8a00-7c11-9d52-4f6a1b2c3d4e',
  )
    .argument('<id>', 'question id', readId)
    .action(
      withContext(io, async ({ pool, output }, id: string) => {
        const file = await readQuestionFile(pool, id);
        if (file === undefined) throw new Refusal(`There is no question with the id ${id}.`);
        output.result(file, fileLines(file));
      }),
    );

function printReport(output: Output, report: ModerationReport, stayingNote: string): void {
  output.result(report, changeLines(report.changes));
  if (report.staying.length > 0) output.note(`${stayingNote}: ${report.staying.join(', ')}`);
}

interface LanguageOptions extends ActOptions {
  readonly withTranslations: boolean;
}

/** What hiding and restoring have in common; `stayingNote` is printed before the ids of translations that stay unchanged. */
function visibilityCommand(
  io: CommandIo,
  command: Command,
  act: typeof hideQuestions,
  translationsHelp: string,
  stayingNote: string,
): Command {
  return command
    .argument('<id...>', 'question ids', readIds)
    .option('--with-translations', translationsHelp, false)
    .addOption(moderatorOption())
    .action(
      withContext(
        io,
        async ({ pool, output }, ids: string[], { by, reason, withTranslations }: LanguageOptions) => {
          const request = { moderator: by ?? systemUser(), reason: reason ?? null, withTranslations };
          printReport(output, await act(pool, ids, request), stayingNote);
        },
      ),
    );
}

const hide = (io: CommandIo): Command =>
  visibilityCommand(
    io,
    subcommand(
      'hide',
      'stop serving questions (takes effect within 2 s); translations stay visible by default',
      'trivia questions hide 019b3c4e-8a00-7c11-9d52-4f6a1b2c3d4e --reason "insults a nation"',
    ).requiredOption('--reason <text>', 'reason, for the moderation log', readReason),
    hideQuestions,
    'hide their translations too',
    'Still served in other languages; use --with-translations to hide these too',
  );

const restore = (io: CommandIo): Command =>
  visibilityCommand(
    io,
    subcommand(
      'restore',
      'serve hidden or merged questions again',
      'trivia questions restore 019b3c4e-8a00-7c11-9d52-4f6a1b2c3d4e --reason "was right after all"',
    ).option('--reason <text>', 'reason, for the moderation log', readReason),
    restoreQuestions,
    'restore their hidden translations too',
    'Still hidden in other languages; use --with-translations to restore these too',
  );

const merge = (io: CommandIo): Command =>
  subcommand(
    'merge',
    'merge a duplicate into another question in the same language',
    'trivia questions merge 019b3c4e-8a00-7c11-9d52-4f6a1b2c3d4e --into 019b3c4e-8a01-7d20-8f10-0a1b2c3d4e5f',
  )
    .argument('<duplicate>', 'id of the duplicate', readId)
    .requiredOption('--into <canonical>', 'id of the question to keep', readId)
    .option('--reason <text>', 'reason, for the moderation log', readReason)
    .addOption(moderatorOption())
    .action(
      withContext(
        io,
        async (
          { pool, output },
          duplicate: string,
          { by, reason, into }: ActOptions & { readonly into: string },
        ) => {
          const moderation = { moderator: by ?? systemUser(), reason: reason ?? null };
          const report = await mergeQuestions(pool, duplicate, into, moderation);
          printReport(output, report, 'Translations of the duplicate are still served');
          if (report.canonicalId !== into)
            output.note(`${into} is itself merged: ${report.canonicalId} replaces both.`);
        },
      ),
    );
