import { execFile } from 'node:child_process';
import { appendFile, chmod, chown, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';

import { readStackEnvironment } from '../../../stack/environment.mjs';
import { unprivilegedOwner } from '../../../stack/folders.mjs';
import { freePort } from '../../../stack/ports.mjs';
import { findProgram } from '../../../stack/prerequisites.mjs';
import { openPatiently } from '../../support/engines.ts';
import { ownPostgres } from '../../support/own-engines.ts';
import { ownFolder } from '../../support/own-folder.ts';

const openssl = findProgram('openssl', readStackEnvironment());
if (openssl === undefined) console.warn('TLS of PostgreSQL is not tested: install the package openssl.');

/** Makes an authority, and a certificate of `localhost` by it, which the user of the engines can read. */
async function certificates() {
  const folder = await ownFolder();
  await chmod(folder, 0o755);
  const run = (...parameters: string[]): Promise<unknown> =>
    promisify(execFile)(openssl ?? '', parameters, { cwd: folder });
  const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const files = ['-keyout', 'ca.key', '-out', 'ca.pem'];
  await run('req', '-x509', ...newKey, '-days', '2', '-subj', '/CN=Test', ...files);
  await run('req', ...newKey, '-subj', '/CN=localhost', '-keyout', 'server.key', '-out', 'server.csr');
  await writeFile(join(folder, 'names'), 'subjectAltName=DNS:localhost');
  const by = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial', '-days', '2', '-extfile', 'names'];
  await run('x509', '-req', '-in', 'server.csr', ...by, '-out', 'server.pem');
  const key = join(folder, 'server.key');
  await chmod(key, 0o600);
  const owner = unprivilegedOwner();
  if (owner !== undefined) await chown(key, owner.uid, owner.gid);
  return { ca: join(folder, 'ca.pem'), certificate: join(folder, 'server.pem'), key };
}

test.skipIf(openssl === undefined)(
  'verify-full accepts a server by its authority and its name, also as one of several hosts',
  async () => {
    const server = await ownPostgres();
    onTestFinished(() => server.remove());
    const [own, other] = [await certificates(), await certificates()];
    const settings = { ssl: 'on', ssl_cert_file: own.certificate, ssl_key_file: own.key };
    const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value}'\n`);
    await appendFile(join(server.data, 'postgresql.auto.conf'), lines.join(''));
    await server.start();
    const { port } = new URL(server.url);
    const nobody = await freePort();
    const isEncrypted = async (hosts: string, ca: string, more = ''): Promise<unknown> => {
      const databaseUrl = `postgres://trivia:test@${hosts}/trivia?sslmode=verify-full&sslrootcert=${ca}${more}`;
      const pool = openPatiently({ databaseUrl }, pino({ level: 'silent' }));
      try {
        const { rows } = await pool.query<{ ssl: boolean }>(
          'select ssl from pg_stat_ssl where pid = pg_backend_pid()',
        );
        return rows[0]?.ssl;
      } finally {
        await pool.end();
      }
    };
    const several = '&target_session_attrs=read-write';
    expect(await isEncrypted(`localhost:${port}`, own.ca)).toBe(true);
    expect(await isEncrypted(`localhost:${nobody},localhost:${port}`, own.ca, several)).toBe(true);
    await expect(isEncrypted(`localhost:${port}`, other.ca)).rejects.toThrow('certificate');
    await expect(isEncrypted(`127.0.0.1:${port}`, own.ca)).rejects.toThrow('altnames');
    await expect(isEncrypted(`127.0.0.1:${port}`, own.ca, several)).rejects.toThrow();
  },
);
