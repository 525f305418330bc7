import { questionsOf } from '../template-question.ts';
import { TEMPLATES } from '../templates/index.ts';
import { readWritten } from '../written/read-questions.ts';
import { writtenTemplates } from '../written/written-templates.ts';
import { lintLabels } from './label-case.ts';
import { lintCatalogue } from './lint-catalogue.ts';
import { checkAmounts } from './written/amounts.ts';
import { measureCatalogue } from './measures/table.ts';
import { listExpired } from './written/valid-until.ts';

/**
 * `npm run check:catalogue`: prints every finding; fails when there is one. `npm run check:catalogue -- --table` also
 * prints what was measured. Questions that have expired are listed only: the service flags them by itself, and the check of
 * an unrelated change does not fail because of the date.
 */
const categories = readWritten();
const written = writtenTemplates(categories.map((category) => ({ ...category, errors: [] })));
const findings = [
  ...categories.flatMap(({ errors }) => errors.map((error) => `written: ${error}`)),
  ...lintCatalogue([...TEMPLATES, ...written]),
  ...checkAmounts(questionsOf(written)).map((finding) => `amounts: ${finding}`),
  ...lintLabels(),
];
if (process.argv.includes('--table'))
  process.stdout.write(`${measureCatalogue(questionsOf([...TEMPLATES, ...written])).join('\n')}\n\n`);
const today = new Date().toISOString().slice(0, 10);
for (const notice of listExpired(questionsOf(written), today)) process.stderr.write(`expired: ${notice}\n`);
for (const finding of findings) process.stderr.write(`${finding}\n`);
if (findings.length > 0) {
  process.stderr.write(`${findings.length} findings in the starter catalogue.\n`);
  process.exitCode = 1;
}
