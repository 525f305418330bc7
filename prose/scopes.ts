import type { Strings } from './typescript-passages.ts';

/** How to read a file: as Markdown, as TypeScript (comments and some strings), or as lines with `#` comments. */
export type Reading = { kind: 'markdown' } | { kind: 'typescript'; strings: Strings } | { kind: 'lines' };

export interface Scope {
  files: readonly string[];
  reading: Reading;
}

/**
 * The files to check. The first matching scope wins. Migrations are excluded, because they must not change once a database has run them.
 * Strings are excluded where they are question data, word lists, or the fixtures and expectations of tests.
 */
export const SCOPES: readonly Scope[] = [
  { files: ['**/*.md', '.github/**/*.md'], reading: { kind: 'markdown' } },
  { files: ['cli/generate/*.ts'], reading: { kind: 'typescript', strings: 'none' } },
  { files: ['test/**/*.ts'], reading: { kind: 'typescript', strings: 'titles' } },
  { files: ['**/*.{js,mjs,ts}'], reading: { kind: 'typescript', strings: 'all' } },
  {
    files: ['.ci/run', '.env.example', '.github/**/*.yml', '*.yml', 'Dockerfile', 'test/**/*.toml'],
    reading: { kind: 'lines' },
  },
];
