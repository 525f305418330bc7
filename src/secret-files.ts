import { readFileSync } from 'node:fs';

/** A problem with the variable of this name. */
export interface ConfigProblem {
  readonly name: string;
  readonly message: string;
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').replace(/[\r\n]+$/, '');
  } catch {
    return undefined;
  }
}

/**
 * Adds secrets that are in files: the file that `NAME_FILE` names has the value of `NAME`, as container platforms provide
 * it. Line breaks at its end are ignored.
 *
 * @param environment - without empty variables
 * @param names - the variables that may be in files
 */
export function readSecretFiles(
  environment: Readonly<Record<string, string | undefined>>,
  names: readonly string[],
): { readonly values: Record<string, string | undefined>; readonly problems: readonly ConfigProblem[] } {
  const values = { ...environment };
  const problems: ConfigProblem[] = [];
  for (const name of names) {
    const path = environment[`${name}_FILE`];
    if (path === undefined) continue;
    const content = read(path);
    const problem = (message: string): unknown => problems.push({ name: `${name}_FILE`, message });
    if (environment[name] !== undefined) problem(`is set together with ${name}; set only one of them`);
    else if (content === undefined) problem(`names ${path}, which this process cannot read`);
    else if (content === '') problem(`names ${path}, which is empty`);
    values[name] = content;
  }
  return { values, problems };
}
