import { Command, Option } from 'commander';

import { listKeys, revokeKeysOf } from '../src/access/api-keys.ts';
import { Tier } from '../src/contract/account.ts';
import { Refusal } from '../src/refusal.ts';
import { insertUser, listUsers, setTier, type User } from './store/accounts/users.ts';
import { withContext } from './command-context.ts';
import type { CommandIo } from './command-io.ts';
import { EXIT_CODE_HELP, EXIT_CODES } from './exit-code.ts';
import { keyRows } from './key-rows.ts';
import type { Listing } from './listing.ts';
import { when } from './output.ts';
import { readEmail, readId, readLimit } from './read-options.ts';
import { requireUser, unknownUser } from './require-user.ts';
import { userLimits } from './users-limits.ts';

interface JsonOption {
  readonly json: boolean;
}

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

interface ListOptions extends JsonOption {
  readonly tier?: Tier;
  readonly after?: string;
  readonly limit: number;
}

const list = (io: CommandIo): Command =>
  new Command('list')
    .description('list users and their number of active keys, oldest first')
    .addOption(new Option('--tier <tier>', 'only this tier').choices(Tier.options))
    .option('--limit <count>', 'maximum number of users', readLimit, LIST_LIMIT)
    .option('--after <id>', 'continue after the user with this id', readId)
    .option('--json', 'write the result as JSON', false)
    .addHelpText('after', `\nExample:\n  trivia users list --tier pro\n${EXIT_CODE_HELP}`)
    .action(async ({ json, ...page }: ListOptions) =>
      withContext(io, { json, needsIndex: false, logs: 'warn' }, async ({ pool, output }) => {
        const users = await listUsers(pool, page);
        output.result(users, users.length === 0 ? ['There are no users.'] : userRows(users));
        if (users.length === page.limit)
          output.note(`There may be more: continue with --after ${users.at(-1)?.id ?? ''}`);
        return EXIT_CODES.done;
      }),
    );

const show = (io: CommandIo): Command =>
  new Command('show')
    .description('show a user and all their keys, masked')
    .argument(...ADDRESS, readEmail)
    .option('--json', 'write the result as JSON', false)
    .addHelpText('after', `\nExample:\n  trivia users show ada@example.org\n${EXIT_CODE_HELP}`)
    .action(async (email: string, { json }: JsonOption) =>
      withContext(io, { json, needsIndex: false, logs: 'warn' }, async ({ pool, output }) => {
        const user = await requireUser(pool, email);
        const keys = await listKeys(pool, { email });
        output.result({ ...user, keys }, [...userRows([user]), '', ...keyRows(keys)]);
        return EXIT_CODES.done;
      }),
    );

const create = (io: CommandIo): Command =>
  new Command('create')
    .description('create a user without a key')
    .argument(...ADDRESS, readEmail)
    .addOption(
      new Option('--tier <tier>', 'tier of the user, which sets the rate limits')
        .choices(Tier.options)
        .default('free'),
    )
    .option('--json', 'write the result as JSON', false)
    .addHelpText('after', `\nExample:\n  trivia users create ada@example.org --tier indie\n${EXIT_CODE_HELP}`)
    .action(async (email: string, { json, tier }: JsonOption & { readonly tier: Tier }) =>
      withContext(io, { json, needsIndex: false, logs: 'warn' }, async ({ pool, output }) => {
        const user = await insertUser(pool, email, tier);
        if (user === undefined)
          throw new Refusal(`There is already a user ${email}: see \`trivia users show\`.`);
        output.result(user, userRows([user]));
        return EXIT_CODES.done;
      }),
    );

const tier = (io: CommandIo): Command =>
  new Command('tier')
    .description("change a user's tier (takes effect within 2 s)")
    .argument(...ADDRESS, readEmail)
    .argument('<tier>', `one of ${Tier.options.join(', ')}`)
    .option('--json', 'write the result as JSON', false)
    .addHelpText('after', `\nExample:\n  trivia users tier ada@example.org pro\n${EXIT_CODE_HELP}`)
    .action(async (email: string, given: string, { json }: JsonOption, command: Command) => {
      const wanted = Tier.safeParse(given);
      if (!wanted.success)
        return command.error(`error: unknown tier ${given}; the tiers are ${Tier.options.join(', ')}`);
      return withContext(io, { json, needsIndex: false, logs: 'warn' }, async ({ pool, output }) => {
        const user = await setTier(pool, email, wanted.data);
        if (user === undefined) throw unknownUser(email);
        output.result(user, userRows([user]));
        return EXIT_CODES.done;
      });
    });

const revokeKeys = (io: CommandIo): Command =>
  new Command('revoke-keys')
    .description("permanently revoke a user's keys; the user and their usage stay")
    .argument(...ADDRESS, readEmail)
    .option('--json', 'write the result as JSON', false)
    .addHelpText('after', `\nExample:\n  trivia users revoke-keys ada@example.org\n${EXIT_CODE_HELP}`)
    .action(async (email: string, { json }: JsonOption) =>
      withContext(io, { json, needsIndex: false, logs: 'warn' }, async ({ pool, output }) => {
        await requireUser(pool, email);
        const revoked = await revokeKeysOf(pool, email);
        output.result(revoked, revoked.length === 0 ? ['There are no keys to revoke.'] : keyRows(revoked));
        return EXIT_CODES.done;
      }),
    );

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
