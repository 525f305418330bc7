import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { z } from 'zod';

import { sumOf, type Tally } from './report.ts';

const Package = z.object({ scripts: z.record(z.string(), z.string()) });

/** What `npm run check` runs, which `npm test` runs in addition to the suites: names of scripts in package.json, and their commands. */
function checks(): [name: string, command: string][] {
  const { scripts } = Package.parse(JSON.parse(readFileSync('package.json', 'utf8')));
  const names = Array.from((scripts.check ?? '').matchAll(/npm run (check:\w+)/g), ([, name = '']) => name);
  return names.map((name) => [name, scripts[name] ?? 'false']);
}

/** Runs a check. Its output is printed at once when it ends, since the suites print at the same time. */
async function runCheck(name: string, command: string): Promise<Tally> {
  const begun = performance.now();
  const path = [join('node_modules', '.bin'), process.env.PATH].join(delimiter);
  const child = spawn(command, {
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PATH: path },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const seconds = Math.round((performance.now() - begun) / 1_000);
  console.log(`\n${output}${name}: ${code === 0 ? 'passed' : 'FAILED'} after ${seconds} s`);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
}

/** Runs the checks one after another; each counts as one test. */
export async function runChecks(): Promise<Tally> {
  const tallies: Tally[] = [];
  for (const [name, command] of checks()) tallies.push(await runCheck(name, command));
  return sumOf(tallies);
}
