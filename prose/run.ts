import { lintFiles } from './lint-files.ts';

/** `npm run check:prose`: prints every finding and fails if there are any. `-- src/web` limits it to paths with that prefix. */
const { findings, files } = await lintFiles('.', process.argv[2]);
for (const { path, line, column, found, use } of findings) {
  process.stdout.write(`${path}:${line}:${column}  ${found.replaceAll(/\s+/g, ' ')} → ${use}\n`);
}
if (findings.length > 0) {
  process.stderr.write(
    `${findings.length} findings in ${files} files. The words are listed in prose/words.yml.\n`,
  );
  process.exitCode = 1;
}
