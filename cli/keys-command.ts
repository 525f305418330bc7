import { Command, InvalidArgumentError, Option } from 'commander';

import { createKey, listKeys, revokeKey, type StoredKey } from '../src/access/api-keys.ts';
import { KeyScope, Tier } from '../src/contract/account.ts';
import { withContext } from './command-context.ts';
import { EXIT_CODE_HELP, EXIT_CODES } from './exit-code.ts';
import { Failure } from './failure.ts';
import { table } from './output.ts';

interface JsonOption {
  readonly json: boolean;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What the database asks for as well; there it would be told as the name of a constraint. */
const EMAIL = /^[^\s@]+@[^\s@]+$/;
const LONGEST_NAME = 100;

function readEmail(given: string): string {
  if (!EMAIL.test(given)) throw new InvalidArgumentError('Give an address such as ada@example.org.');
  return given;
}

function readName(given: string): string {
  // Counted as the database does, in code points.
  const { length } = Array.from(given);
  if (given.trim() === '' || length > LONGEST_NAME)
    throw new InvalidArgumentError(`Give 1 to ${LONGEST_NAME} characters.`);
  return given;
}

const when = (time: Date | null): string => time?.toISOString().slice(0, 19).replace('T', ' ') ?? '';

function rows(keys: readonly StoredKey[]): string[] {
  const cells = keys.map((key) => [
    key.id,
    key.prefix,
    key.email,
    key.tier,
    key.name,
    when(key.createdAt),
    key.revokedAt === null ? 'active' : `revoked ${when(key.revokedAt)}`,
  ]);
  return table([['id', 'key', 'user', 'tier', 'name', 'created', 'state'], ...cells]);
}

interface CreateOptions extends JsonOption {
  readonly email: string;
  readonly tier?: Tier;
  readonly name: string;
  readonly scope: KeyScope;
}

const create = new Command('create')
  .description('make a key for a user; the key is shown this once')
  .requiredOption('--email <address>', 'whose key it is; an unknown user is created', readEmail)
  .addOption(new Option('--tier <tier>', 'tier of the user; a new one is free').choices(Tier.options))
  .option('--name <name>', 'what the key is for', readName, 'made by trivia keys create')
  .addOption(
    new Option('--scope <scope>', 'pk for code that others can see, sk for servers')
      .choices(KeyScope.options)
      .default('pk'),
  )
  .option('--json', 'write the result as JSON', false)
  .addHelpText(
    'after',
    `\nExample:\n  trivia keys create --email ada@example.org --tier pro\n${EXIT_CODE_HELP}`,
  )
  .action(async (options: CreateOptions) =>
    withContext({ json: options.json, needsIndex: false, logs: 'warn' }, async ({ pool, output }) => {
      const made = await createKey(pool, options);
      output.result(made, [made.key]);
      if (!output.json)
        output.note('Keep it: only a fingerprint of it is stored, so it cannot be shown again.');
      return EXIT_CODES.done;
    }),
  );

const list = new Command('list')
  .description('list keys, masked')
  .option('--email <address>', 'of this user only')
  .option('--json', 'write the result as JSON', false)
  .addHelpText('after', `\nExample:\n  trivia keys list --email ada@example.org\n${EXIT_CODE_HELP}`)
  .action(async ({ email, json }: JsonOption & { readonly email?: string }) =>
    withContext({ json, needsIndex: false, logs: 'warn' }, async ({ pool, output }) => {
      const keys = await listKeys(pool, email?.toLowerCase());
      output.result(keys, keys.length === 0 ? ['There are no keys.'] : rows(keys));
      return EXIT_CODES.done;
    }),
  );

const revoke = new Command('revoke')
  .description('make a key invalid for good')
  .argument('<id>', 'the id of the key, from `trivia keys list`')
  .option('--json', 'write the result as JSON', false)
  .addHelpText(
    'after',
    `\nExample:\n  trivia keys revoke 019b3c4e-8a00-7c11-9d52-4f6a1b2c3d4e\n${EXIT_CODE_HELP}`,
  )
  .action(async (id: string, { json }: JsonOption) =>
    withContext({ json, needsIndex: false, logs: 'warn' }, async ({ pool, output }) => {
      const revoked = UUID.test(id) ? await revokeKey(pool, id) : undefined;
      if (revoked === undefined)
        throw new Failure(`There is no key with the id ${id}: see \`trivia keys list\`.`);
      output.result(revoked, rows([revoked]));
      return EXIT_CODES.done;
    }),
  );

/** `trivia keys`: make, list and revoke API keys. */
export const keysCommand = new Command('keys')
  .description('make, list and revoke API keys')
  .addCommand(create)
  .addCommand(list)
  .addCommand(revoke);
