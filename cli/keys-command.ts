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
import { createNetworkTest, readNetwork } from '../src/network/address.ts';
import { Refusal } from '../src/refusal.ts';
import { runInContext, withContext } from './command-context.ts';
import { documented, JSON_OPTION, type CommandIo, type JsonOption } from './command.ts';
import { isId, readEmail, readName, readOverlap, readTime } from './options.ts';
import { when, type Listing } from './output.ts';
import { requireUser } from './store/users.ts';

/** `trivia keys`: create, list, restrict, rotate and revoke API keys. */
export const keysCommand = (io: CommandIo): Command =>
  new Command('keys')
    .description('create, list, restrict, rotate and revoke API keys')
    .addCommand(create(io))
    .addCommand(list(io))
    .addCommand(allow(io))
    .addCommand(rotate(io))
    .addCommand(revoke(io));

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

interface CreateOptions {
  readonly email: string;
  readonly tier?: Tier;
  readonly name: string;
  readonly scope: KeyScope;
  readonly mode: KeyMode;
  readonly allow: readonly string[];
  readonly expires?: Date;
}

const create = (io: CommandIo): Command =>
  documented(
    'create',
    'create a key for a user; the key is shown only once',
    'trivia keys create --email ada@example.org --tier pro --allow 192.0.2.0/24',
  )
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
    .option(...JSON_OPTION)
    .action(
      withContext(io, async ({ pool, output }, { allow, expires, ...key }: CreateOptions) => {
        const created = await createKey(pool, { ...key, networks: allow, expiresAt: expires });
        output.result(created, [created.key]);
        if (!output.json) [SAVE_KEY_NOTE, ...networkNotes(allow, created.info.networks)].forEach(output.note);
      }),
    );

interface ListOptions {
  readonly email?: string;
  readonly mode?: KeyMode;
}

const list = (io: CommandIo): Command =>
  documented('list', 'list keys, masked', 'trivia keys list --email ada@example.org --mode test')
    .option('--email <address>', 'only this user', readEmail)
    .addOption(modeOption('only this mode'))
    .option(...JSON_OPTION)
    .action(
      withContext(io, async ({ pool, output }, { email, mode }: ListOptions) => {
        if (email !== undefined) await requireUser(pool, email);
        const keys = await listKeys(pool, { email, mode });
        output.result(keys, keys.length === 0 ? ['There are no keys.'] : keyRows(keys));
      }),
    );

interface AllowOptions extends JsonOption {
  readonly clear: boolean;
}

const allow = (io: CommandIo): Command =>
  documented(
    'allow',
    'restrict a key to addresses and ranges, replacing earlier ones',
    'trivia keys allow 019b3c4e-8a00-7c11-9d52-4f6a1b2c3d4e 192.0.2.0/24 2001:db8::/32',
  )
    .argument('<id>', 'key id from `trivia keys list`')
    .argument('[range...]', 'such as 192.0.2.7, 192.0.2.0/24 or 2001:db8::/32; up to 50')
    .option('--clear', 'allow all addresses', false)
    .option(...JSON_OPTION)
    .action(async (id: string, ranges: string[], { json, clear }: AllowOptions, command: Command) => {
      // A script that passes an empty list by mistake must not open the key to all addresses.
      if (clear === ranges.length > 0) command.error('error: give ranges, or --clear alone');
      await runInContext(io, { json }, async ({ pool, output }) => {
        const changed = await allowNetworks(pool, keyId(id), ranges);
        if (changed === undefined) throw unknownKey(id);
        output.result(changed, keyRows([changed]));
        if (!output.json) networkNotes(ranges, changed.networks).forEach(output.note);
      });
    });

interface RotateOptions {
  readonly overlap: number;
  readonly expires?: Date;
}

const rotate = (io: CommandIo): Command =>
  documented(
    'rotate',
    'replace a key with one of the same name, scope, mode and ranges; the new key is shown only once',
    'trivia keys rotate 019b3c4e-8a00-7c11-9d52-4f6a1b2c3d4e --overlap 7d',
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
    .option(...JSON_OPTION)
    .action(
      withContext(io, async ({ pool, output }, id: string, { overlap, expires }: RotateOptions) => {
        const created = await rotateKey(pool, { id: keyId(id), overlap, expiresAt: expires });
        output.result(created, [created.key]);
        if (!output.json) {
          output.note(SAVE_KEY_NOTE);
          for (const row of keyRows([created.old, created.info])) output.note(row);
        }
      }),
    );

interface RevokeOptions extends ListOptions, JsonOption {
  readonly all: boolean;
}

const revoke = (io: CommandIo): Command =>
  documented(
    'revoke',
    "permanently revoke a key, or all of a user's keys",
    'trivia keys revoke 019b3c4e-8a00-7c11-9d52-4f6a1b2c3d4e\n' +
      '  trivia keys revoke --all --email ada@example.org --mode test',
  )
    .argument('[id]', 'key id from `trivia keys list`')
    .option('--all', 'all keys that belong to --email', false)
    .option('--email <address>', 'user for --all', readEmail)
    .addOption(modeOption('only keys of this mode, with --all'))
    .option(...JSON_OPTION)
    .action(async (id: string | undefined, options: RevokeOptions, command: Command) => {
      const { json, all, email, mode } = options;
      const oneKey = id !== undefined && !all && email === undefined && mode === undefined;
      if (!oneKey && (id !== undefined || !all || email === undefined))
        command.error('error: give a key id, or --all and --email');
      await runInContext(io, { json }, async ({ pool, output }) => {
        if (oneKey) {
          const revoked = await revokeKey(pool, keyId(id));
          if (revoked === undefined) throw unknownKey(id);
          output.result(revoked, keyRows([revoked]));
        } else {
          const user = await requireUser(pool, email ?? '');
          const revoked: StoredKey[] = await revokeKeysOf(pool, user.email, mode);
          output.result(revoked, revoked.length === 0 ? ['There are no keys to revoke.'] : keyRows(revoked));
        }
      });
    });

/** Networks that are listed; more are only counted. */
const MOST_LISTED = 2;

function stateOf(key: StoredKey): string {
  if (key.state === 'revoked') return `revoked ${when(key.revokedAt)}`;
  const rotated = key.replacedBy === null ? '' : 'rotated, ';
  if (key.state === 'expired') return `${rotated}expired ${when(key.expiresAt)}`;
  return key.expiresAt === null ? 'active' : `${rotated}active until ${when(key.expiresAt)}`;
}

function addressesOf({ networks }: StoredKey): string {
  if (networks.length === 0) return 'any';
  return networks.length <= MOST_LISTED ? networks.join(', ') : `${networks.length} ranges`;
}

/** A table of masked keys. */
export function keyRows(keys: readonly StoredKey[]): Listing[] {
  const rows = keys.map((key) => [
    key.id,
    key.prefix,
    key.email,
    key.tier,
    key.name,
    addressesOf(key),
    when(key.createdAt),
    stateOf(key),
  ]);
  return [{ head: ['id', 'key', 'user', 'tier', 'name', 'addresses', 'created', 'state'], rows }];
}

/** A line for each range that is stored without the bits that it was given beyond its prefix. */
function networkNotes(given: readonly string[], stored: readonly string[]): string[] {
  return given.flatMap((text) => {
    const network = readNetwork(text);
    if (network === undefined || stored.includes(`${network.address}/${network.prefix}`)) return [];
    const match = stored.find(
      (other) => readNetwork(other)?.prefix === network.prefix && createNetworkTest([other])(network.address),
    );
    return match === undefined ? [] : [`${text} is stored as ${match}.`];
  });
}
