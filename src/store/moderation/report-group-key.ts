import { createHash } from 'node:crypto';

import { optionKey } from '../../contract/text.ts';
import type { ReportType } from '../../contract/vocabulary.ts';

/** Identifies the question of a report. At least one field is set. */
export interface ReportedQuestion {
  /** In lower case. */
  readonly questionId: string | undefined;
  readonly questionText: string | undefined;
  readonly questionUrl: string | undefined;
}

/** Drops the fragment, which only selects a position in a page. */
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

/**
 * Equal for reports of one kind about one question. The SHA-256 of the best available name: the id, else the text, else
 * the URL.
 */
export function reportGroupKey(type: ReportType, question: ReportedQuestion): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([type, ...nameOf(question)]))
    .digest();
}
