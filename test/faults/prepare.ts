import { randomUUID } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { makeExports } from '../../indexer/export/make-exports.ts';
import { createKey } from '../../src/access/api-keys.ts';
import { createSessions } from '../../src/access/sessions.ts';
import { aQuestion, questions } from '../support/a-question.ts';
import type { TestEngines } from '../support/engines.ts';
import { load } from '../support/load.ts';
import type { CommandSamples } from './probes/command-probes.ts';
import { send } from './probes/http-request.ts';
import type { SignedInBrowser } from './probes/page-probes.ts';

/** The hash of a password that no one enters. */
const PASSWORD_HASH = '$argon2id$nobody-types-this';

/** A small catalogue and an account. */
export interface Prepared {
  /** A secret key without limits. */
  readonly key: string;
  /** The secret key of another account each time. */
  readonly newKey: () => Promise<string>;
  readonly questionIds: readonly string[];
  readonly exportName: string;
  readonly commands: CommandSamples;
}

/** Writes what the probes need, past the proxies. */
export async function prepare(engines: TestEngines): Promise<Prepared> {
  const questionIds = await load(engines, [...questions(40), aQuestion({ language: 'pl' })]);
  const [exported] = await makeExports(engines, engines.config.exportFolder);
  const newKey = async (): Promise<string> => {
    const account = { email: `${randomUUID()}@example.org`, tier: 'pro' } as const;
    return (await createKey(engines.pool, { ...account, name: 'faults', scope: 'sk' })).key;
  };
  const email = `${randomUUID()}@example.org`;
  const other = await createKey(engines.pool, { email, name: 'of commands', scope: 'sk' });
  const folder = await mkdtemp(join(tmpdir(), 'trivia-faults-'));
  const records = join(folder, 'records.jsonl');
  await writeFile(records, `${JSON.stringify(aQuestion())}\n`);
  const [hidden = '', merged = '', canonical = ''] = questionIds.slice(10);
  return {
    key: await newKey(),
    newKey,
    questionIds,
    exportName: exported?.name ?? '',
    commands: { email, keyId: other.info.id, hidden, merged, canonical, records, folder },
  };
}

/** Signs in a new user, without the form. */
export async function signIn({ pool }: TestEngines, url: string): Promise<SignedInBrowser> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into users (email, tier, password_hash, email_verified_at) values ($1, 'free', $2, clock_timestamp())
     returning id`,
    [`${randomUUID()}@example.org`, PASSWORD_HASH],
  );
  const sessions = createSessions(pool, url);
  const token = await sessions.start(rows[0]?.id ?? '', PASSWORD_HASH);
  const cookie = sessions.cookieOf(token ?? '').split(';')[0] ?? '';
  const { text } = await send(url, { path: '/account/keys/new', headers: { cookie }, status: 200 });
  return { cookie, formToken: /name="form" value="([\w-]+)"/.exec(text)?.[1] ?? '' };
}
