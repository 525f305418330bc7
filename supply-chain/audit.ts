import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

import { judgeAudit } from './judge-audit.ts';

// Exits with 1 for known serious vulnerabilities only: without an answer of the registry, nothing is known.
const { stdout } = spawnSync('npm', ['audit', '--json', '--omit=dev'], {
  cwd: join(import.meta.dirname, '..'),
  encoding: 'utf8',
});
const result = judgeAudit(stdout);
if ('unknown' in result)
  console.warn(`The registry gave no advisories, so nothing was checked: ${result.unknown}`);
else {
  for (const line of result.vulnerable) console.error(line);
  console.log(`${result.vulnerable.length} packages with serious vulnerabilities`);
  process.exitCode = result.vulnerable.length === 0 ? 0 : 1;
}
