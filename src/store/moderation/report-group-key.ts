import { createHash } from 'node:crypto';

import { optionKey } from '../../contract/text.ts';
import type { ReportType } from '../../contract/report.ts';

/** What may name the question of a report; at least one of them does. */
export interface ReportedQuestion {
  /** In lower case. */
  readonly questionId: string | undefined;
  readonly questionText: string | undefined;
  readonly questionUrl: string | undefined;
}

/** Pages differ in what follows the number sign only by the place to which they are scrolled. */
function pageOf(url: string): string {
  const page = new URL(url);
  page.hash = '';
  return page.href;
}

function nameOf({ questionId, questionText, questionUrl }: ReportedQuestion): readonly [string, string] {
  if (questionId !== undefined) return ['id', questionId];
  if (questionText !== undefined) return ['text', optionKey(questionText.normalize('NFKC'))];
  return ['url', pageOf(questionUrl ?? '')];
}

/** Equal for reports of one kind about one question: SHA-256 of what names it best, of its id before its text or its address. */
export function reportGroupKey(type: ReportType, question: ReportedQuestion): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([type, ...nameOf(question)]))
    .digest();
}
