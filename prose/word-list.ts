import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

const Entry = z.strictObject({
  avoid: z.array(z.string()).min(1),
  use: z.string(),
  unless: z.array(z.string()).min(1).optional(),
});
type Entry = z.infer<typeof Entry>;

export interface Found {
  start: number;
  text: string;
  use: string;
}

/** Makes groups non-capturing, because `compileWordList` numbers entries by group. A space also matches a line break. */
function toSource(patterns: readonly string[]): string {
  return patterns
    .map((pattern) => pattern.replaceAll(/(?<!\\)\((?!\?)/g, '(?:').replaceAll(' ', String.raw`\s+`))
    .join('|');
}

/** Matches whole words only, not parts of paths, file names or hyphenated compounds. */
function toExpression(alternatives: string): RegExp {
  return new RegExp(String.raw`(?<![\w./-](?=\w))(?:${alternatives})(?<!\w(?=[\w-]|[./]\w))`, 'gi');
}

/** Compiles all entries into one regular expression, so that the length of the list hardly matters. */
export function compileWordList(entries: readonly Entry[]): (text: string) => Found[] {
  const avoided = toExpression(entries.map(({ avoid }) => `(${toSource(avoid)})`).join('|'));
  const exceptions = entries.map(({ unless }) =>
    unless === undefined ? undefined : toExpression(toSource(unless)),
  );

  const isException = (text: string, entry: number, start: number, end: number): boolean =>
    [...text.matchAll(exceptions[entry] ?? /(?!)/g)].some(
      (match) => match.index < end && start < match.index + match[0].length,
    );

  return (text) =>
    [...text.matchAll(avoided)].flatMap((match) => {
      const entry = match.slice(1).findIndex((group: string | undefined) => group !== undefined);
      const use = entries[entry]?.use;
      if (use === undefined || isException(text, entry, match.index, match.index + match[0].length))
        return [];
      return [{ start: match.index, text: match[0], use }];
    });
}

/** Reads `words.yml`. */
export function readWordList(): readonly Entry[] {
  return z.array(Entry).parse(parse(readFileSync(new URL('words.yml', import.meta.url), 'utf8')));
}
