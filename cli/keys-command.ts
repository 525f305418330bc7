import { Command, Option } from 'commander';

import {
  allowNetworks,
  createKey,
  listKeys,
  revokeKey,
  revokeKeysOf,
  rotateKey,
  type StoredKey,
} from '../src/access/api-keys.ts';
import { KeyMode, KeyScope, Tier } from '../src/contract/account.ts';
import { Refusal } from '../src/refusal.ts';
import { withContext } from './command-context.ts';
import type { CommandIo } from './command-io.ts';
import { EXIT_CODE_HELP, EXIT_CODES } from './exit-code.ts';
import { keyRows } from './key-rows.ts';
import { networkNotes } from './network-notes.ts';
import { isId, readEmail, readTime, readName, readOverlap } from './read-options.ts';
import { requireUser } from './require-user.ts';

interface JsonOption {
  readonly json: boolean;
}

const SAVE_KEY_NOTE = 'Save this key: only a hash of it is stored, so it cannot be shown again.';
const EXPIRES = 'expiry: a date (its first moment in UTC) or a time';

const collect = (given: string, before: readonly string[]): string[] => [...before, given];
const unknownKey = (id: string): Refusal =>
  new Refusal(`There is no key with the id ${id}: see \`trivia keys list\`.`);

/** The database would report a malformed id as an error in the statement. */
function keyId(given: string): string {
  if (!isId(given)) throw unknownKey(given);
  return given;
}

const modeOption = (text: string): Option => new Option('--mode <mode>', text).choices(KeyMode.options);

interface CreateOptions extends JsonOption {
  readonly email: string;
  readonly tier?: Tier;
  readonly name: string;
  readonly scope: KeyScope;
  readonly mode: KeyMode;
  readonly allow: readonly string[];
  readonly expires?: Date;
}

const create = (io: CommandIo): Command =>
  new Command('create')
    .description('create a key for a user; the key is shown only once')
    .requiredOption('--email <address>', 'address of the user, who is created if unknown', readEmail)
    .addOption(
      new Option('--tier <tier>', 'tier of the user (default for a new user: free)').choices(Tier.options),
    )
    .option('--name <name>', 'what the key is for', readName, 'made by trivia keys create')
    .addOption(
      new Option('--scope <scope>', 'pk for code that others can read, sk for servers')
        .choices(KeyScope.options)
        .default('pk'),
    )
    .addOption(modeOption('live or test; test keys can be listed and revoked together').default('live'))
    .option(
      '--allow <range>',
      'address or range that may use the key; repeat for more, up to 50',
      collect,
      [],
    )
    .option('--expires <date>', EXPIRES, readTime)
    .option('--json', 'write the result as JSON', false)
    .addHelpText(
      'after',
      `\nExample:\n  trivia keys create --email ada@example.org --tier pro --allow 192.0.2.0/24\n${EXIT_CODE_HELP}`,
    )
    .action(async ({ json, allow, expires, ...key }: CreateOptions) =>
      withContext(io, { json, needsIndex: false, logs: 'warn' }, async ({ pool, output }) => {
        const created = await createKey(pool, { ...key, networks: allow, expiresAt: expires });
        output.result(created, [created.key]);
        if (!json) [SAVE_KEY_NOTE, ...networkNotes(allow, created.info.networks)].forEach(output.note);
        return EXIT_CODES.done;
      }),
    );

interface ListOptions extends JsonOption {
  readonly email?: string;
  readonly mode?: KeyMode;
}

const list = (io: CommandIo): Command =>
  new Command('list')
    .description('list keys, masked')
    .option('--email <address>', 'only this user', readEmail)
    .addOption(modeOption('only this mode'))
    .option('--json', 'write the result as JSON', false)
    .addHelpText(
      'after',
      `\nExample:\n  trivia keys list --email ada@example.org --mode test\n${EXIT_CODE_HELP}`,
    )
    .action(async ({ json, ...filter }: ListOptions) =>
      withContext(io, { json, needsIndex: false, logs: 'warn' }, async ({ pool, output }) => {
        if (filter.email !== undefined) await requireUser(pool, filter.email);
        const keys = await listKeys(pool, filter);
        output.result(keys, keys.length === 0 ? ['There are no keys.'] : keyRows(keys));
        return EXIT_CODES.done;
      }),
    );

interface AllowOptions extends JsonOption {
  readonly clear: boolean;
}

const allow = (io: CommandIo): Command =>
  new Command('allow')
    .description('restrict a key to addresses and ranges, replacing earlier ones')
    .argument('<id>', 'key id from `trivia keys list`')
    .argument('[range...]', 'such as 192.0.2.7, 192.0.2.0/24 or 2001:db8::/32; up to 50')
    .option('--clear', 'allow all addresses', false)
    .option('--json', 'write the result as JSON', false)
    .addHelpText(
      'after',
      `\nExample:\n  trivia keys allow 019b3c4e-8a00-7c11-9d52-4f6a1b2c3d4e 192.0.2.0/24 2001:db8::/32\n${EXIT_CODE_HELP}`,
    )
    .action(async (id: string, ranges: string[], { json, clear }: AllowOptions, command: Command) => {
      // A script that passes an empty list by mistake must not open the key to all addresses.
      if (clear === ranges.length > 0) command.error('error: give ranges, or --clear alone');
      await withContext(io, { json, needsIndex: false, logs: 'warn' }, async ({ pool, output }) => {
        const changed = await allowNetworks(pool, keyId(id), ranges);
        if (changed === undefined) throw unknownKey(id);
        output.result(changed, keyRows([changed]));
        if (!json) networkNotes(ranges, changed.networks).forEach(output.note);
        return EXIT_CODES.done;
      });
    });

interface RotateOptions extends JsonOption {
  readonly overlap: number;
  readonly expires?: Date;
}

const rotate = (io: CommandIo): Command =>
  new Command('rotate')
    .description(
      'replace a key with one of the same name, scope, mode and ranges; the new key is shown only once',
    )
    .argument('<id>', 'key id from `trivia keys list`')
    .addOption(
      new Option(
        '--overlap <time>',
        'how long the old key stays valid: 0 for not at all, or 15m, 24h, up to 30d',
      )
        .argParser(readOverlap)
        .default(readOverlap('24h'), '24h'),
    )
    .option('--expires <date>', `${EXPIRES}; by default the new key does not expire`, readTime)
    .option('--json', 'write the result as JSON', false)
    .addHelpText(
      'after',
      `\nExample:\n  trivia keys rotate 019b3c4e-8a00-7c11-9d52-4f6a1b2c3d4e --overlap 7d\n${EXIT_CODE_HELP}`,
    )
    .action(async (id: string, { json, overlap, expires }: RotateOptions) =>
      withContext(io, { json, needsIndex: false, logs: 'warn' }, async ({ pool, output }) => {
        const created = await rotateKey(pool, { id: keyId(id), overlap, expiresAt: expires });
        output.result(created, [created.key]);
        if (!output.json) {
          output.note(SAVE_KEY_NOTE);
          for (const row of keyRows([created.old, created.info])) output.note(row);
        }
        return EXIT_CODES.done;
      }),
    );

interface RevokeOptions extends ListOptions {
  readonly all: boolean;
}

const revoke = (io: CommandIo): Command =>
  new Command('revoke')
    .description("permanently revoke a key, or all of a user's keys")
    .argument('[id]', 'key id from `trivia keys list`')
    .option('--all', 'all keys that belong to --email', false)
    .option('--email <address>', 'user for --all', readEmail)
    .addOption(modeOption('only keys of this mode, with --all'))
    .option('--json', 'write the result as JSON', false)
    .addHelpText(
      'after',
      `\nExample:\n  trivia keys revoke 019b3c4e-8a00-7c11-9d52-4f6a1b2c3d4e\n` +
        `  trivia keys revoke --all --email ada@example.org --mode test\n${EXIT_CODE_HELP}`,
    )
    .action(async (id: string | undefined, options: RevokeOptions, command: Command) => {
      const { json, all, email, mode } = options;
      const oneKey = id !== undefined && !all && email === undefined && mode === undefined;
      if (!oneKey && (id !== undefined || !all || email === undefined))
        command.error('error: give a key id, or --all and --email');
      await withContext(io, { json, needsIndex: false, logs: 'warn' }, async ({ pool, output }) => {
        if (oneKey) {
          const revoked = await revokeKey(pool, keyId(id));
          if (revoked === undefined) throw unknownKey(id);
          output.result(revoked, keyRows([revoked]));
        } else {
          const user = await requireUser(pool, email ?? '');
          const revoked: StoredKey[] = await revokeKeysOf(pool, user.email, mode);
          output.result(revoked, revoked.length === 0 ? ['There are no keys to revoke.'] : keyRows(revoked));
        }
        return EXIT_CODES.done;
      });
    });

/** `trivia keys`: create, list, restrict, rotate and revoke API keys. */
export const keysCommand = (io: CommandIo): Command =>
  new Command('keys')
    .description('create, list, restrict, rotate and revoke API keys')
    .addCommand(create(io))
    .addCommand(list(io))
    .addCommand(allow(io))
    .addCommand(rotate(io))
    .addCommand(revoke(io));
