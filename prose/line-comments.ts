import { commentText } from './comment-text.ts';
import type { Passage } from './passage.ts';

/** Finds `#` comments. Consecutive comment lines form one passage. */
export function lineComments(text: string): Passage[] {
  const comments = text.matchAll(/(?<=^|\s)#(?!!)[^\n]*(?:\n[ \t]*#[^\n]*)*/g);
  return [...comments].map((match) => ({ start: match.index, text: commentText(match[0]) }));
}
