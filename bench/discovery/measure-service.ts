import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';

import { createKey } from '../../src/access/api-keys.ts';
import { compare } from '../compare.ts';
import { createHttpCaller, type HttpCaller } from '../http-caller.ts';
import { memoryOf } from '../process-memory.ts';
import { tied } from '../../stack/guardian.ts';
import type { LargeCatalogue } from './catalogue.ts';

/** As set in the container image. */
const FLAGS = ['--max-semi-space-size=8', '--max-old-space-size=208'];
/** Milliseconds until the first counts must be available. */
const TIMEOUT = 120_000;
const PAGES_BEFORE = 49;

const TagList = z.object({
  data: z.array(z.object({ slug: z.string() })),
  meta: z.object({ total: z.int() }),
  _links: z.object({ next: z.string().optional() }),
});

async function firstMessage(child: ChildProcess): Promise<unknown> {
  const messages: unknown[] = await once(child, 'message');
  return messages[0];
}

async function startConstantServer() {
  const child = tied(fork(join(import.meta.dirname, 'constant-server.ts')));
  const { port } = z.object({ port: z.int() }).parse(await firstMessage(child));
  return { url: `http://127.0.0.1:${port}`, stop: () => child.disconnect() };
}

async function startApi(environment: Readonly<Record<string, string>>) {
  const child = fork(join(import.meta.dirname, '..', '..', 'src', 'main.ts'), {
    env: { ...process.env, ...environment, TRIVIA_WORKERS: '1', PORT: '0' },
    execArgv: FLAGS,
  });
  const { baseUrl } = z.object({ baseUrl: z.string() }).parse(await firstMessage(child));
  const stop = async (): Promise<void> => {
    const gone = once(child, 'exit');
    child.disconnect();
    await gone;
  };
  return { url: baseUrl, pid: child.pid ?? 0, stop };
}

/** Waits until counts are available. */
async function untilCounted(api: HttpCaller): Promise<void> {
  for (const deadline = performance.now() + TIMEOUT; ;) {
    try {
      await api.get('/api/v1/tags');
      return;
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await sleep(500);
    }
  }
}

/** The path of a page without a search, as a client finds it that follows the links. */
async function walk(api: HttpCaller, pages: number): Promise<string> {
  let path = '/api/v1/tags';
  for (let page = 0; page < pages; page += 1) {
    const { next } = TagList.parse(JSON.parse(await api.get(path)))._links;
    if (next === undefined) throw new Error('there are too few tags');
    const { pathname, search } = new URL(next, 'http://localhost');
    path = pathname + search;
  }
  return path;
}

const ms = (value: number): string => `${value.toFixed(2).padStart(7)} ms`;

async function measurePath(name: string, path: string, api: HttpCaller, constant: HttpCaller): Promise<void> {
  const body = await api.get(path);
  const { data, meta } = TagList.parse(JSON.parse(body));
  const [ours, live, same] = await compare([
    () => api.get(path),
    () => api.get('/health/live'),
    () => constant.get(`/${Buffer.byteLength(body)}`),
  ]);
  if (ours === undefined || live === undefined || same === undefined) throw new Error('nothing was measured');
  console.log(
    `  ${name.padEnd(20)} ${String(data.length).padStart(3)} of ${String(meta.total).padEnd(7)} p50 ${ms(ours.p50)}   p99 ${ms(ours.p99)}` +
      `   /health/live ${(ours.p50 / live.p50).toFixed(1)} ×   as many constant bytes ${ms(same.p50)} ${(ours.p50 / same.p50).toFixed(1)} ×`,
  );
}

/** Requests tags from a separate API process over HTTP. @param rare - a text that few tags contain */
export async function measureService({ postgres, environment }: LargeCatalogue, rare: string): Promise<void> {
  const { key } = await createKey(postgres, {
    email: 'bench@trivia.example',
    tier: 'enterprise',
    name: 'bench',
    scope: 'sk',
  });
  const [server, service] = [await startConstantServer(), await startApi(environment)];
  const [constant, api] = [createHttpCaller(server.url, key), createHttpCaller(service.url, key)];
  try {
    await untilCounted(api);
    console.log('\nGET /api/v1/tags of a separate process, one request at a time');
    await measurePath('a rare text', `/api/v1/tags?q=${rare}`, api, constant);
    await measurePath('a frequent text', '/api/v1/tags?q=kra', api, constant);
    await measurePath('one letter', '/api/v1/tags?q=a', api, constant);
    await measurePath('one letter, Polish', '/api/v1/tags?q=%C5%82&lang=pl', api, constant);
    await measurePath('no text', '/api/v1/tags', api, constant);
    await measurePath(`no text, page ${PAGES_BEFORE + 1}`, await walk(api, PAGES_BEFORE), api, constant);
    console.log(`  memory of the process: ${memoryOf(service.pid).toFixed(0)} MB`);
  } finally {
    for (const caller of [constant, api]) caller.close();
    server.stop();
    await service.stop();
  }
}
