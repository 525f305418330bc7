import { TEMPLATES } from '../templates/index.ts';
import { lintLabels } from './label-case.ts';
import { lintCatalogue } from './lint-catalogue.ts';

/** `npm run check:catalogue`: prints every finding; fails when there is one. */
const findings = [...lintCatalogue(TEMPLATES), ...lintLabels()];
for (const finding of findings) process.stderr.write(`${finding}\n`);
if (findings.length > 0) {
  process.stderr.write(`${findings.length} findings in the starter catalogue.\n`);
  process.exitCode = 1;
}
