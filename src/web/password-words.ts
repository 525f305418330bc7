import { LONGEST_PASSWORD, SHORTEST_PASSWORD, type PasswordProblem } from '../access/password-rules.ts';
import type { Words } from './words.ts';

const shortest = String(SHORTEST_PASSWORD);
const longest = String(LONGEST_PASSWORD);

export const passwordHint = (words: Words): string => words.passwordHint({ shortest });

/** Says what is wrong with a new password. */
export function passwordFault(fault: PasswordProblem, words: Words): string {
  if (fault === 'too short') return words[fault]({ shortest });
  return fault === 'too long' ? words[fault]({ longest }) : words[fault];
}
