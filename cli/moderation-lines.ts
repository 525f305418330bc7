import type { NotedAct } from '../src/store/moderation/moderation-acts.ts';
import type { QuestionChange, QuestionState } from '../src/store/moderation/question-states.ts';
import type { ReportGroup, StoredReport } from '../src/store/moderation/report-groups.ts';
import { table, when } from './output.ts';

/** Characters of a text in a row of a table. */
const ROW_TEXT = 60;

export const oneLine = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > ROW_TEXT ? `${line.slice(0, ROW_TEXT - 1)}…` : line;
};

const stateWords = ({ availability, canonicalId }: QuestionState): string =>
  canonicalId === null ? availability : `${availability} of ${canonicalId}`;

/** One line a question: what it is now, and what it was. */
export function changeLines(changes: readonly QuestionChange[]): string[] {
  return changes.map(({ id, before, after }) => {
    const [was, is] = [stateWords(before), stateWords(after)];
    return was === is ? `${id}  ${is} already` : `${id}  ${is} (was ${was})`;
  });
}

const countWords = ({ open, resolved, rejected }: ReportGroup): string =>
  [
    ...(open > 0 ? [`${open} open`] : []),
    ...(resolved > 0 ? [`${resolved} resolved`] : []),
    ...(rejected > 0 ? [`${rejected} rejected`] : []),
  ].join(', ');

/** A table of groups of reports. */
export function groupLines(groups: readonly ReportGroup[]): string[] {
  const cells = groups.map((group) => [
    group.id,
    group.type,
    countWords(group),
    group.reporters,
    when(group.firstAt),
    when(group.lastAt),
    group.questionId ?? '',
    group.availability ?? '',
    oneLine(group.subject),
  ]);
  const head = ['id', 'type', 'reports', 'senders', 'first', 'last', 'question', 'it is', 'about'];
  return table([head, ...cells]);
}

const indented = (label: string, text: string | null): string[] =>
  text === null ? [] : [`  ${label}: ${text.replaceAll('\n', '\n    ')}`];

/** One report, with everything that its sender wrote. */
export function reportLines(report: StoredReport): string[] {
  const { status, resolvedBy, resolvedAt } = report;
  const end = resolvedAt === null ? '' : ` by ${resolvedBy ?? ''} ${when(resolvedAt)}`;
  return [
    `${report.id}  ${when(report.createdAt)}  ${status}${end}  sender ${report.sender}`,
    ...indented('comment', report.comment),
    ...indented('text given', report.questionText),
    ...indented('seen at', report.questionUrl),
    ...indented('question then', report.question?.text ?? null),
    ...indented('e-mail', report.reporterEmail),
    ...indented('client', report.userAgent),
    ...indented('note', report.note),
  ];
}

/** One line an act of moderation. */
export function actLines(acts: readonly NotedAct[]): string[] {
  return acts.map(
    ({ act, moderator, actedAt, reason }) =>
      `${when(actedAt)}  ${act} by ${moderator}${reason === null ? '' : `: ${oneLine(reason)}`}`,
  );
}

/** Lines under a heading; nothing when there are none. */
export const section = (heading: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', heading, ...lines.map((line) => `  ${line}`)];
