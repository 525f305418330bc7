import { join } from 'node:path';

import { buildExplorer } from '../explorer/build.ts';
import { buildClient } from '../packages/client/build.ts';
import { startEngines } from './engines.ts';
import { readStackEnvironment } from './environment.mjs';
import { createProgress } from './progress.ts';
import { startService } from './serve.ts';
import { welcome } from './welcome.ts';

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
  await progress.step('building the pages and the client', () =>
    Promise.all([buildExplorer(), buildClient()]),
  );
  const engines = await startEngines({ profile: 'start', environment, progress, signal });
  engines.onFailure((error) => {
    progress.print(error.message);
    process.exitCode = 1;
    ending.abort();
  });
  try {
    const root = join(import.meta.dirname, '..');
    const { port } = environment;
    const { urls } = engines;
    const service = await startService({ root, urls, port, environment: process.env, progress, signal });
    engines.announce(service.baseUrl);
    progress.print(welcome(service));
    await ended;
    await service.stop();
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
