import { LONGEST_PASSWORD, SHORTEST_PASSWORD, type PasswordProblem } from '../../access/password-rules.ts';
import type { Messages } from './messages.ts';

const shortest = String(SHORTEST_PASSWORD);
const longest = String(LONGEST_PASSWORD);

export const passwordHint = (messages: Messages): string => messages.passwordHint({ shortest });

/** Why a new password is refused. */
export function passwordError(problem: PasswordProblem, messages: Messages): string {
  if (problem === 'too short') return messages[problem]({ shortest });
  return problem === 'too long' ? messages[problem]({ longest }) : messages[problem];
}
