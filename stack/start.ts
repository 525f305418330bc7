import { join } from 'node:path';
import { buildExplorer } from '../explorer/build.ts';
import { buildClient } from '../packages/client/build.ts';
import { startEngines } from './engines.ts';
import { readStackEnvironment } from './environment.mjs';
import { createProgress } from './progress.ts';
import type { DatabaseUrls } from './engine.ts';
import { readEarlyConfig, setUpDatabase, startService, type Service } from './serve.ts';

// `npm start`: starts the engines and the service, prints a welcome message, and stops everything on Ctrl-C.
const progress = createProgress();
const ending = new AbortController();
const { signal } = ending;
for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(event, () => ending.abort());
// The bootstrap at the other end of the channel has exited.
process.on('disconnect', () => ending.abort());
const ended = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));

try {
  const environment = readStackEnvironment();
  readEarlyConfig(process.env);
  const service = { environment: process.env, progress, signal };
  // All at the same time: Elasticsearch takes longest. Failures are thrown where the results are awaited.
  const built = progress.step('building the pages and the client', () =>
    Promise.all([buildExplorer(), buildClient()]),
  );
  built.catch(() => undefined);
  const database = Promise.withResolvers<DatabaseUrls>();
  const prepared = database.promise.then((urls) => setUpDatabase(urls, service));
  prepared.catch(() => undefined);
  const onDatabase = database.resolve;
  const engines = await startEngines({ profile: 'start', environment, progress, signal, onDatabase });
  onDatabase(engines.urls);
  engines.onFailure((error) => {
    progress.print(error.message);
    process.exitCode = 1;
    ending.abort();
  });
  try {
    // A set-up can be cut off at any moment: nobody who ends it has to wait for it.
    await Promise.race([Promise.all([built, prepared]), ended.then(() => signal.throwIfAborted())]);
    const root = join(import.meta.dirname, '..');
    const running = await startService({ ...service, root, urls: engines.urls, port: environment.port });
    engines.announce(running.baseUrl);
    progress.print(welcome(running));
    await ended;
    await running.stop();
  } finally {
    await progress.step('stopping the engines', () => engines.stop());
  }
} catch (error) {
  if (!signal.aborted) {
    progress.print(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
// Anything that still keeps the event loop alive, such as the channel to the bootstrap, is no longer needed.
process.exit();

/** The message of `npm start`: the URLs, the keys and three example commands. */
function welcome({ baseUrl, keys, account }: Pick<Service, 'baseUrl' | 'keys' | 'account'>): string {
  const curl = (path: string): string => `  curl -H 'X-API-Key: ${keys.pk}' '${baseUrl}/api/v1/${path}'`;
  return `
The Trivia Question Service is running at ${baseUrl}

  pages             ${baseUrl}/ (explore, play, statistics)
  publishable key   ${keys.pk}
  secret key        ${keys.sk}
  account           ${baseUrl}/account
                    ${account.email}, password ${account.password ?? ''}
  API reference     ${baseUrl}/docs
  OpenAPI document  ${baseUrl}/api/v1/openapi.json

Try:
${curl('questions/random?amount=3')}
${curl('questions/random?amount=3&lang=pl&category=geography')}
${curl('questions?difficulty=hard&limit=2&count=exact')}

Press Ctrl-C to stop; the data is kept. Keys and password are in .trivia/dev.json.
`;
}
