import { mkdtemp, rm, writeFile, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, dirname } from 'node:path';
import { onTestFinished } from 'vitest';

/** Creates an empty folder, which is deleted when the test ends. */
export async function ownFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'trivia-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Writes records, or lines unchanged, to a new file, which is deleted when the test ends, and returns its path. */
export async function recordsFile(lines: readonly (object | string)[]): Promise<string> {
  const text = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n');
  return join(await inputFolder({ 'records.jsonl': `${text}\n` }), 'records.jsonl');
}

/** Writes files to a new folder, which is deleted when the test ends, and returns its path. Names may contain `/`. */
export async function inputFolder(files: Readonly<Record<string, string | Buffer>>): Promise<string> {
  const folder = await ownFolder();
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  return folder;
}

let made = 0;

/** An invented claim in CREAK format, unique in this process. */
export function aClaim(fields: object = {}): object {
  made += 1;
  return {
    ex_id: `train_${made}`,
    sentence: `The fixture lighthouse number ${made} stands by the water.`,
    explanation: 'Lighthouses guide ships, so they stand near the water.',
    label: 'true',
    entity: 'Fixture Lighthouse',
    en_wiki_pageid: '1234567',
    entity_mention_loc: [[4, 22]],
    ...fields,
  };
}

export const claims = (count: number): object[] => Array.from({ length: count }, () => aClaim());

/** Formats values as JSON Lines. */
export const lines = (values: readonly object[]): string =>
  values.map((value) => `${JSON.stringify(value)}\n`).join('');

/** An invented MKQA question in English and Polish. The id is a number that JSON.parse would round. */
export function aQuery(id: string, english: string, polish: string): string {
  const answer = (text: string): object[] => [{ type: 'entity', entity: 'Q900010', text, aliases: [] }];
  const row = JSON.stringify({
    query: english,
    answers: { en: answer('Anna Stub'), pl: answer('Anna Stub') },
    queries: { en: english, pl: polish },
  });
  return `${row.slice(0, -1)},"example_id":${id}}\n`;
}
