import type { RecordedAct } from './store/moderation-acts.ts';
import type { QuestionChange, QuestionState } from './store/moderation.ts';
import type { ReportGroup, StoredReport } from './store/reports.ts';
import { type Listing, oneLine, when } from './output.ts';

/** Characters of a text in a table row. */
export const ROW_TEXT = 60;

const stateText = ({ availability, canonicalId }: QuestionState): string =>
  canonicalId === null ? availability : `${availability} of ${canonicalId}`;

/** One line per question: its state now and before. */
export function changeLines(changes: readonly QuestionChange[]): string[] {
  return changes.map(({ id, before, after }) => {
    const [was, is] = [stateText(before), stateText(after)];
    return was === is ? `${id}  already ${is}` : `${id}  ${is} (was ${was})`;
  });
}

const countText = ({ open, resolved, rejected }: ReportGroup): string =>
  [
    ...(open > 0 ? [`${open} open`] : []),
    ...(resolved > 0 ? [`${resolved} resolved`] : []),
    ...(rejected > 0 ? [`${rejected} rejected`] : []),
  ].join(', ');

/** A table of report groups. */
export function groupLines(groups: readonly ReportGroup[]): Listing[] {
  const rows = groups.map((group) => [
    group.id,
    group.type,
    countText(group),
    group.reporters,
    when(group.firstAt),
    when(group.lastAt),
    group.questionId ?? '',
    group.availability ?? '',
    oneLine(group.subject, ROW_TEXT),
  ]);
  const head = ['id', 'type', 'reports', 'reporters', 'first', 'last', 'question', 'state', 'about'];
  return [{ head, rows }];
}

const indented = (label: string, text: string | null): string[] =>
  text === null ? [] : [`  ${label}: ${text.replaceAll('\n', '\n    ')}`];

/** One report, with everything that the reporter wrote. */
export function reportLines(report: StoredReport): string[] {
  const { status, resolvedBy, resolvedAt } = report;
  const end = resolvedAt === null ? '' : ` by ${resolvedBy ?? ''} ${when(resolvedAt)}`;
  return [
    `${report.id}  ${when(report.createdAt)}  ${status}${end}  reporter ${report.sender}`,
    ...indented('comment', report.comment),
    ...indented('question text', report.questionText),
    ...indented('page', report.questionUrl),
    ...indented('question at the time', report.question?.text ?? null),
    ...indented('e-mail', report.reporterEmail),
    ...indented('client', report.userAgent),
    ...indented('note', report.note),
  ];
}

/** One line per act of moderation. */
export function actLines(acts: readonly RecordedAct[]): string[] {
  return acts.map(
    ({ act, moderator, actedAt, reason }) =>
      `${when(actedAt)}  ${act} by ${moderator}${reason === null ? '' : `: ${oneLine(reason, ROW_TEXT)}`}`,
  );
}
