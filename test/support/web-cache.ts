import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

import { freePort } from '../../stack/ports.mjs';
import { untilOk } from './until.ts';

/** How many times shorter copies of pages are kept than outside of tests. */
const SHORTER = 30;

/** The first example in a language in the section about shared caches. */
async function example(language: string): Promise<string> {
  const page = await readFile('docs/operations/cluster.md', 'utf8');
  const [, section = ''] = page.split('## Shared caches\n');
  return new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\`$`, 'ms').exec(section)?.[1] ?? '';
}

/** Replaces each text by the one after it. Fails if there is nothing to replace. */
function adapt(text: string, changes: readonly (readonly [from: string | RegExp, to: string])[]): string {
  return changes.reduce((changed, [from, to]) => {
    const result = changed.replaceAll(from, to);
    if (result === changed) throw new Error(`the documentation does not contain ${String(from)}`);
    return result;
  }, text);
}

/**
 * Starts nginx with a cache in front of a service, for the tests of a file. Its copies of pages end sooner, by a server
 * in between that divides their times.
 *
 * @param program - its path
 * @param service - the address of the service
 */
export async function aWebCache(program: string, service: string) {
  const folder = await mkdtemp(join(tmpdir(), 'trivia-nginx-'));
  const copies = join(folder, 'copies');
  await mkdir(copies);
  const [port, greedyPort, between] = [await freePort(), await freePort(), await freePort()];
  const [zone = '', locations = ''] = (await example('nginx')).split('\n\n');
  const documented = adapt(await readFile('deploy/proxies/nginx.conf', 'utf8'), [
    [/ *location \/ \{[^}]*\}\n/g, locations],
    ['listen 443 ssl;', `listen 127.0.0.1:${port};`],
    [/^ *(?:server_name|ssl_).*\n/gm, ''],
    [/^ *server 127.0.0.1:3001.*\n/gm, ''],
    ['127.0.0.1:3000', `127.0.0.1:${between}`],
  ]);
  const greedy = adapt(documented.slice(documented.indexOf('server {')), [
    [`:${port};`, `:${greedyPort};`],
    [/ *location ~[^}]*\}\n/g, ''],
  ]);
  await writeFile(
    join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off; pid nginx.pid; worker_processes 1; error_log stderr warn;
events {}
http {
access_log off;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${name};`).join('\n')}
${adapt(zone, [['/var/cache/nginx/trivia', copies]])}
${documented}
${greedy}
map $upstream_http_cache_control $shorter {
  default $upstream_http_cache_control;
  "~s-maxage=60, stale-while-revalidate=30, stale-if-error=30$"
    "public, max-age=0, s-maxage=${60 / SHORTER}, stale-while-revalidate=${30 / SHORTER}, stale-if-error=${30 / SHORTER}";
}
server {
  listen 127.0.0.1:${between};
  location / {
    proxy_pass ${service};
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_hide_header Cache-Control;
    add_header Cache-Control $shorter always;
  }
}
}
`,
  );
  const child = spawn(program, ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  afterAll(async () => {
    if (child.exitCode === null) {
      child.kill();
      await once(child, 'exit');
    }
    await rm(folder, { recursive: true, force: true });
  });
  const [url, greedyUrl] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${greedyPort}`];
  await untilOk('nginx listens', `${url}/health/live`);
  const purge = adapt(await example('sh'), [['/var/cache/nginx/trivia', copies]]);
  return {
    /** As the documentation configures it. */
    url,
    /** The configuration of someone who lets it keep everything that the headers allow. */
    greedyUrl,
    /** What it has kept: the key and the headers of each copy. */
    copies: async (): Promise<string[]> => {
      const files = await readdir(copies, { recursive: true, withFileTypes: true });
      const texts = files
        .filter((file) => file.isFile())
        .map(async (file) => (await readFile(join(file.parentPath, file.name))).toString('latin1'));
      return (await Promise.all(texts)).map((text) => {
        const start = text.indexOf('\nKEY: ');
        return text.slice(start, text.indexOf('\r\n\r\n', start)).toLowerCase();
      });
    },
    /** Deletes the copies of all pages, as the documentation says. */
    purgePages: (): void => void execFileSync('sh', ['-c', purge]),
  };
}

/** The time in milliseconds for which copies of pages are used, by the real times divided and the seconds that nginx counts in. */
export const PAGES_KEPT = (1_000 * (60 + 30)) / SHORTER + 1_000;
