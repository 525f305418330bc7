import { Command, Option } from 'commander';

import { ReportType } from '../src/contract/vocabulary.ts';
import { Refusal } from '../src/refusal.ts';
import { withContext } from './command-context.ts';
import { subcommand, type CommandIo } from './command.ts';
import { actLines, changeLines, groupLines, reportLines } from './moderation-lines.ts';
import { moderatorOption, readId, readLimit, readReason, systemUser } from './options.ts';
import { section, type Line } from './output.ts';
import {
  listReportGroups,
  REPORT_STATUSES,
  resolveReports,
  showReports,
  type ReportFile,
  type ReportStatus,
} from './store/reports.ts';

/** `trivia reports`: reports about questions. */
export const reportsCommand = (io: CommandIo): Command =>
  new Command('reports')
    .description('list, show and resolve reports about questions')
    .addCommand(list(io))
    .addCommand(show(io))
    .addCommand(resolve(io));

const PAGE_SIZE = 50;

interface ListOptions {
  readonly status: ReportStatus | 'all';
  readonly type?: ReportType;
  readonly question?: string;
  readonly limit: number;
  readonly cursor?: string;
}

const list = (io: CommandIo): Command =>
  subcommand(
    'list',
    'list reports grouped by question and type, oldest first',
    'trivia reports list --type factual',
  )
    .addOption(
      new Option('--status <status>', 'only this status')
        .choices([...REPORT_STATUSES, 'all'])
        .default('open'),
    )
    .addOption(new Option('--type <type>', 'only this type').choices(ReportType.options))
    .option('--question <id>', 'only reports about this question', readId)
    .option('--limit <count>', 'maximum number of lines', readLimit, PAGE_SIZE)
    .option('--cursor <id>', 'continue after the line with this id', readId)
    .action(
      withContext(io, async ({ pool, output }, { status, type, question, limit, cursor }: ListOptions) => {
        const filter = { status: status === 'all' ? undefined : status, type, questionId: question };
        const found = await listReportGroups(pool, filter, limit + 1, cursor);
        const groups = found.slice(0, limit);
        const next = found.length > limit ? (groups.at(-1)?.id ?? null) : null;
        output.result({ groups, next }, groups.length === 0 ? ['There are no reports.'] : groupLines(groups));
        if (next !== null && !output.json) output.note(`There are more: continue with --cursor ${next}`);
      }),
    );

function fileLines({ group, reports, acts }: ReportFile): Line[] {
  const all = group.open + group.resolved + group.rejected;
  const shown = reports.length < all ? `Reports (${reports.length} of ${all})` : 'Reports';
  return [
    ...groupLines([group]),
    ...section(shown, reports.flatMap(reportLines)),
    ...section('Moderation', actLines(acts)),
  ];
}

const show = (io: CommandIo): Command =>
  subcommand(
    'show',
    'show all reports in a group, or one report',
    'trivia reports show 019b3c4e-8a00-7c11-9d52-4f6a1b2c3d4e',
  )
    .argument('<id>', 'group id from `trivia reports list`, or report id', readId)
    .action(
      withContext(io, async ({ pool, output }, id: string) => {
        const file = await showReports(pool, id);
        if (file === undefined) throw new Refusal(`There is no report or group with the id ${id}.`);
        output.result(file, fileLines(file));
      }),
    );

interface ResolveOptions {
  readonly note: string;
  readonly reject: boolean;
  readonly hide: boolean;
  readonly by?: string;
}

const resolve = (io: CommandIo): Command =>
  subcommand(
    'resolve',
    'close the open reports of a group, or one report; a new report reopens the group',
    'trivia reports resolve 019b3c4e-8a00-7c11-9d52-4f6a1b2c3d4e --note "corrected upstream"',
  )
    .argument('<id>', 'group id from `trivia reports list`, or report id', readId)
    .requiredOption('--note <text>', 'what was done, for the moderation log', readReason)
    .option('--reject', 'reject the reports as wrong', false)
    .option('--hide', 'also hide the question, with the note as the reason', false)
    .addOption(moderatorOption())
    .action(
      withContext(io, async ({ pool, output }, id: string, { note, reject, hide, by }: ResolveOptions) => {
        const verdict = reject ? 'rejected' : 'resolved';
        const report = await resolveReports(pool, id, {
          verdict,
          note,
          moderator: by ?? systemUser(),
          hide,
        });
        const { length } = report.resolved;
        const summary =
          length === 0
            ? 'There are no open reports.'
            : `${length} ${length === 1 ? 'report' : 'reports'} ${verdict}.`;
        output.result(report, [summary, ...changeLines(report.hidden?.changes ?? [])]);
      }),
    );
