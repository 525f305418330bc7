import { Command, Option, InvalidArgumentError } from 'commander';

import { listKeys, revokeKeysOf } from '../src/access/api-keys.ts';
import { Tier, MOST_BURST, OwnLimits } from '../src/contract/account.ts';
import { Refusal } from '../src/refusal.ts';
import {
  insertUser,
  listUsers,
  setTier,
  type User,
  requireUser,
  unknownUser,
  changeUserLimits,
  type UserLimits,
} from './store/users.ts';
import { runInContext, withContext } from './command-context.ts';
import { documented, subcommand, JSON_OPTION, type CommandIo, type JsonOption } from './command.ts';
import { keyRows } from './keys-command.ts';
import { readEmail, readId, readLimit } from './options.ts';
import { type Listing, when } from './output.ts';

/** `trivia users`: users, their tiers, limits and keys. */
export const usersCommand = (io: CommandIo): Command =>
  new Command('users')
    .description('create and list users, change their tiers and limits, revoke their keys')
    .addCommand(list(io))
    .addCommand(show(io))
    .addCommand(create(io))
    .addCommand(tier(io))
    .addCommand(userLimits(io))
    .addCommand(revokeKeys(io));

const LIST_LIMIT = 1_000;

const ADDRESS: [string, string] = ['<email>', 'e-mail address of the user'];

function userRows(users: readonly User[]): Listing[] {
  const rows = users.map((user) => [
    user.id,
    user.email,
    user.tier,
    user.activeKeys,
    when(user.createdAt),
    when(user.emailVerifiedAt) || 'no',
  ]);
  return [{ head: ['id', 'email', 'tier', 'keys', 'created', 'verified'], rows }];
}

interface ListOptions {
  readonly tier?: Tier;
  readonly after?: string;
  readonly limit: number;
}

const list = (io: CommandIo): Command =>
  documented(
    'list',
    'list users and their number of active keys, oldest first',
    'trivia users list --tier pro',
  )
    .addOption(new Option('--tier <tier>', 'only this tier').choices(Tier.options))
    .option('--limit <count>', 'maximum number of users', readLimit, LIST_LIMIT)
    .option('--after <id>', 'continue after the user with this id', readId)
    .option(...JSON_OPTION)
    .action(
      withContext(io, async ({ pool, output }, page: ListOptions) => {
        const users = await listUsers(pool, page);
        output.result(users, users.length === 0 ? ['There are no users.'] : userRows(users));
        if (users.length === page.limit)
          output.note(`There may be more: continue with --after ${users.at(-1)?.id ?? ''}`);
      }),
    );

const show = (io: CommandIo): Command =>
  subcommand('show', 'show a user and all their keys, masked', 'trivia users show ada@example.org')
    .argument(...ADDRESS, readEmail)
    .action(
      withContext(io, async ({ pool, output }, email: string) => {
        const user = await requireUser(pool, email);
        const keys = await listKeys(pool, { email });
        output.result({ ...user, keys }, [...userRows([user]), '', ...keyRows(keys)]);
      }),
    );

const create = (io: CommandIo): Command =>
  documented('create', 'create a user without a key', 'trivia users create ada@example.org --tier indie')
    .argument(...ADDRESS, readEmail)
    .addOption(
      new Option('--tier <tier>', 'tier of the user, which sets the rate limits')
        .choices(Tier.options)
        .default('free'),
    )
    .option(...JSON_OPTION)
    .action(
      withContext(io, async ({ pool, output }, email: string, { tier }: { readonly tier: Tier }) => {
        const user = await insertUser(pool, email, tier);
        if (user === undefined)
          throw new Refusal(`There is already a user ${email}: see \`trivia users show\`.`);
        output.result(user, userRows([user]));
      }),
    );

const tier = (io: CommandIo): Command =>
  subcommand(
    'tier',
    "change a user's tier (takes effect within 2 s)",
    'trivia users tier ada@example.org pro',
  )
    .argument(...ADDRESS, readEmail)
    .argument('<tier>', `one of ${Tier.options.join(', ')}`)
    .action(async (email: string, given: string, { json }: JsonOption, command: Command) => {
      const wanted = Tier.safeParse(given);
      if (!wanted.success)
        return command.error(`error: unknown tier ${given}; the tiers are ${Tier.options.join(', ')}`);
      return runInContext(io, { json }, async ({ pool, output }) => {
        const user = await setTier(pool, email, wanted.data);
        if (user === undefined) throw unknownUser(email);
        output.result(user, userRows([user]));
      });
    });

const revokeKeys = (io: CommandIo): Command =>
  subcommand(
    'revoke-keys',
    "permanently revoke a user's keys; the user and their usage stay",
    'trivia users revoke-keys ada@example.org',
  )
    .argument(...ADDRESS, readEmail)
    .action(
      withContext(io, async ({ pool, output }, email: string) => {
        await requireUser(pool, email);
        const revoked = await revokeKeysOf(pool, email);
        output.result(revoked, revoked.length === 0 ? ['There are no keys to revoke.'] : keyRows(revoked));
      }),
    );

/** No cap. Not null, which the option parser reads as an option without a value. */
const NONE = 'none';

interface LimitOptions extends JsonOption, Readonly<Partial<Record<keyof OwnLimits, number | typeof NONE>>> {
  readonly clear: boolean;
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
const userLimits = (io: CommandIo): Command =>
  documented(
    'limits',
    "show or override a user's rate limits (takes effect within 2 s)",
    'trivia users limits ada@example.org --burst 500 --per-day none',
  )
    .argument('<email>', 'e-mail address of the user', readEmail)
    .option('--burst <requests>', 'requests in any ten seconds', readNumber('burst'))
    .option('--per-day <requests>', 'requests per UTC day, or none for no limit', readNumber('perDay'))
    .option('--per-month <requests>', 'requests per UTC month, or none for no limit', readNumber('perMonth'))
    .option('--clear', 'use the tier limits again', false)
    .option(...JSON_OPTION)
    .action(async (email: string, { json, clear, ...given }: LimitOptions, command: Command) => {
      if (clear && Object.keys(given).length > 0)
        return command.error('error: --clear cannot be combined with other limits');
      const numbers = Object.entries(given).map(([name, value]) => [name, value === NONE ? null : value]);
      const change = OwnLimits.parse(Object.fromEntries(numbers));
      return runInContext(io, { json }, async ({ pool, output }) => {
        const user = await changeUserLimits(pool, email, clear ? 'clear' : change);
        if (user === undefined) throw unknownUser(email);
        output.result(user, lines(user));
      });
    });
