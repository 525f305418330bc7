import { Command, Option } from 'commander';

import { ReportStatus, ReportType } from '../src/contract/report.ts';
import { Refusal } from '../src/refusal.ts';
import { listReportGroups, showReports, type ReportFile } from '../src/store/moderation/report-groups.ts';
import { resolveReports } from '../src/store/moderation/resolve-reports.ts';
import { withContext } from './command-context.ts';
import type { CommandIo } from './command-io.ts';
import { EXIT_CODES } from './exit-code.ts';
import { actLines, changeLines, groupLines, reportLines, section } from './moderation-lines.ts';
import { byOption, readReason, whoActs } from './moderation-options.ts';
import { readId, readLimit } from './read-options.ts';
import { subcommand } from './subcommand.ts';

interface JsonOption {
  readonly json: boolean;
}

const PAGE_SIZE = 50;

interface ListOptions extends JsonOption {
  readonly status: ReportStatus | 'all';
  readonly type?: ReportType;
  readonly question?: string;
  readonly limit: number;
  readonly cursor?: string;
}

const list = (io: CommandIo): Command =>
  subcommand(
    'list',
    'list reports, one line for all of one type about one question, the oldest first',
    'trivia reports list --type factual',
  )
    .addOption(
      new Option('--status <status>', 'what became of them')
        .choices([...ReportStatus.options, 'all'])
        .default('open'),
    )
    .addOption(new Option('--type <type>', 'of this type only').choices(ReportType.options))
    .option('--question <id>', 'about this question only', readId)
    .option('--limit <count>', 'lines at most', readLimit, PAGE_SIZE)
    .option('--cursor <id>', 'go on behind the line with this id', readId)
    .action(async ({ json, status, type, question, limit, cursor }: ListOptions) =>
      withContext(io, { json, needsIndex: false, logs: 'warn' }, async ({ pool, output }) => {
        const filter = { status: status === 'all' ? undefined : status, type, questionId: question };
        const found = await listReportGroups(pool, filter, limit + 1, cursor);
        const groups = found.slice(0, limit);
        const next = found.length > limit ? (groups.at(-1)?.id ?? null) : null;
        output.result({ groups, next }, groups.length === 0 ? ['There are no reports.'] : groupLines(groups));
        if (next !== null && !json) output.note(`There are more: --cursor ${next}`);
        return EXIT_CODES.done;
      }),
    );

function fileLines({ group, reports, acts }: ReportFile): string[] {
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
    'everything that was reported in a group, or one report',
    'trivia reports show 019b3c4e-8a00-7c11-9d52-4f6a1b2c3d4e',
  )
    .argument('<id>', 'the id of a group, as `trivia reports list` shows it, or of a report', readId)
    .action(async (id: string, { json }: JsonOption) =>
      withContext(io, { json, needsIndex: false, logs: 'warn' }, async ({ pool, output }) => {
        const file = await showReports(pool, id);
        if (file === undefined) throw new Refusal(`There is no report and no group with the id ${id}.`);
        output.result(file, fileLines(file));
        return EXIT_CODES.done;
      }),
    );

interface ResolveOptions extends JsonOption {
  readonly note: string;
  readonly reject: boolean;
  readonly hide: boolean;
  readonly by?: string;
}

const resolve = (io: CommandIo): Command =>
  subcommand(
    'resolve',
    'close the open reports of a group, or one report; a new report opens the group again',
    'trivia reports resolve 019b3c4e-8a00-7c11-9d52-4f6a1b2c3d4e --note "corrected upstream"',
  )
    .argument('<id>', 'the id of a group, as `trivia reports list` shows it, or of a report', readId)
    .requiredOption('--note <text>', 'what was done, for the record', readReason)
    .option('--reject', 'the report is not right', false)
    .option('--hide', 'hide the question as well, with the note as the reason', false)
    .addOption(byOption())
    .action(async (id: string, { json, note, reject, hide, by }: ResolveOptions) =>
      withContext(io, { json, needsIndex: false, logs: 'warn' }, async ({ pool, output }) => {
        const verdict = reject ? 'rejected' : 'resolved';
        const report = await resolveReports(pool, id, { verdict, note, moderator: by ?? whoActs(), hide });
        const { length } = report.resolved;
        const said =
          length === 0 ? 'Nothing was open.' : `${length} ${length === 1 ? 'report' : 'reports'} ${verdict}.`;
        output.result(report, [said, ...changeLines(report.hidden?.changes ?? [])]);
        return EXIT_CODES.done;
      }),
    );

/** `trivia reports`: what readers found wrong with questions. */
export const reportsCommand = (io: CommandIo): Command =>
  new Command('reports')
    .description('list, show and resolve what readers reported')
    .addCommand(list(io))
    .addCommand(show(io))
    .addCommand(resolve(io));
