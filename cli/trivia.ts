#!/usr/bin/env node
import { setFlagsFromString } from 'node:v8';

import { isClosed } from './output.ts';
import { runCommand } from './run-command.ts';

// What is read, checked and written goes through the memory once: left to itself the heap doubles before it is looked through, and an
// import takes 400 MB. So it takes 280, and 240 with the smaller young generation that the script of the package gives it, at nearly the
// same speed; a command that needs more gets it.
setFlagsFromString('--heap-growing-percent=50');

for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error) => {
    if (!isClosed(error)) throw error;
  });
const stop = new AbortController();
// Once each: a second Ctrl-C ends the process at once.
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stop.abort());

process.exitCode = await runCommand(process.argv.slice(2), {
  environment: process.env,
  folder: process.cwd(),
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
  signal: stop.signal,
});
