import { runInContext } from '../command-context.ts';
import { EXIT_CODES, type CommandIo, type ExitCode } from '../command.ts';
import { analyzeTables } from '../store/analyze.ts';
import { importAllLines } from './import-all-lines.ts';
import { importAll, type SourceImport } from './import-all.ts';

interface ImportAllFlags {
  readonly json: boolean;
  readonly dryRun: boolean;
  readonly limit?: number;
}

function exitCode(imports: readonly SourceImport[], finished: boolean): ExitCode {
  if (!finished) return EXIT_CODES.stopped;
  if (imports.some((one) => one.result === null && one.error !== null)) return EXIT_CODES.failed;
  const isWhole = imports.every(
    (one) => one.result !== null && one.result.report.skipped === 0 && one.missing.length === 0,
  );
  return isWhole ? EXIT_CODES.done : EXIT_CODES.incomplete;
}

/** Runs `trivia import --all`. */
export async function runImportAll(
  io: CommandIo,
  folder: string,
  { json, dryRun, limit }: ImportAllFlags,
): Promise<void> {
  await runInContext(io, { json }, async ({ pool, output, signal }) => {
    const options = { signal, dryRun, ...(limit === undefined ? {} : { limit }) };
    const imports = await importAll(pool, output, folder, options);
    if (!dryRun) await analyzeTables(pool);
    const finished = !signal.aborted;
    output.result(
      { folder, dryRun, finished, data: imports },
      importAllLines(imports, { folder, dryRun, finished }),
    );
    return exitCode(imports, finished);
  });
}
