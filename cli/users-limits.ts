import { Command, InvalidArgumentError } from 'commander';

import { MOST_BURST, OwnLimits } from '../src/contract/account.ts';
import { changeUserLimits, type UserLimits } from './store/accounts/users.ts';
import { withContext } from './command-context.ts';
import type { CommandIo } from './command-io.ts';
import { EXIT_CODE_HELP, EXIT_CODES } from './exit-code.ts';
import { readEmail } from './read-options.ts';
import { unknownUser } from './require-user.ts';

/** No cap. Not null, which the option parser reads as an option without a value. */
const NONE = 'none';

interface LimitOptions extends Readonly<Partial<Record<keyof OwnLimits, number | typeof NONE>>> {
  readonly clear: boolean;
  readonly json: boolean;
}

const BURST_RANGE = `1 to ${MOST_BURST.toLocaleString('en')}`;

function correction(name: keyof OwnLimits, given: string): string {
  if (name !== 'burst') return 'Give a whole number of at least 1, or none for no limit.';
  return given === NONE
    ? `--burst has no "none"; give ${BURST_RANGE}.`
    : `Give a whole number from ${BURST_RANGE}; for no practical limit, give ${MOST_BURST}.`;
}

/** Reads one limit by its schema; `none` means no limit where the schema allows that. */
const readNumber =
  (name: keyof OwnLimits) =>
  (given: string): number | typeof NONE => {
    const parsed = OwnLimits.shape[name].safeParse(given === NONE ? null : Number(given));
    if (parsed.success && parsed.data !== undefined) return parsed.data ?? NONE;
    throw new InvalidArgumentError(correction(name, given));
  };

const shown = (value: number | null | undefined): string =>
  value === undefined ? 'from the tier' : value === null ? 'no limit' : String(value);

const lines = ({ email, tier, limits }: UserLimits): string[] => [
  `${email}, tier ${tier}`,
  `  in ten seconds  ${shown(limits?.burst)}`,
  `  per day         ${shown(limits?.perDay)}`,
  `  per month       ${shown(limits?.perMonth)}`,
];

/** `trivia users limits`: a user's own limits, which override the tier limits. */
export const userLimits = (io: CommandIo): Command =>
  new Command('limits')
    .description("show or override a user's rate limits (takes effect within 2 s)")
    .argument('<email>', 'e-mail address of the user', readEmail)
    .option('--burst <requests>', 'requests in any ten seconds', readNumber('burst'))
    .option('--per-day <requests>', 'requests per UTC day, or none for no limit', readNumber('perDay'))
    .option('--per-month <requests>', 'requests per UTC month, or none for no limit', readNumber('perMonth'))
    .option('--clear', 'use the tier limits again', false)
    .option('--json', 'write the result as JSON', false)
    .addHelpText(
      'after',
      `\nExample:\n  trivia users limits ada@example.org --burst 500 --per-day none\n${EXIT_CODE_HELP}`,
    )
    .action(async (email: string, { json, clear, ...given }: LimitOptions, command: Command) => {
      if (clear && Object.keys(given).length > 0)
        return command.error('error: --clear cannot be combined with other limits');
      const numbers = Object.entries(given).map(([name, value]) => [name, value === NONE ? null : value]);
      const change = OwnLimits.parse(Object.fromEntries(numbers));
      return withContext(io, { json, needsIndex: false, logs: 'warn' }, async ({ pool, output }) => {
        const user = await changeUserLimits(pool, email, clear ? 'clear' : change);
        if (user === undefined) throw unknownUser(email);
        output.result(user, lines(user));
        return EXIT_CODES.done;
      });
    });
