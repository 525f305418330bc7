import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

import { CategorySlug } from '../../src/contract/categories.ts';
import { FileQuestion } from './file-question.ts';

/** One file per theme, in a folder per category. */
const FOLDER = fileURLToPath(new URL('questions/', import.meta.url));

/** The questions of one category, and what is wrong with its files: sentences that name file and question. */
export interface WrittenCategory {
  readonly category: CategorySlug;
  readonly questions: readonly FileQuestion[];
  readonly errors: readonly string[];
}

const File = z.array(z.unknown());
const Keyed = z.object({ key: z.string() });

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function parseFile(path: string): readonly unknown[] | string {
  try {
    const parsed = File.safeParse(JSON.parse(readFileSync(path, 'utf8')));
    return parsed.success ? parsed.data : 'it is not a list of questions.';
  } catch (error) {
    return `it is not JSON: ${messageOf(error)}`;
  }
}

/** How findings name a question: its key, or its place if it has none. */
function nameOf(value: unknown, index: number): string {
  const keyed = Keyed.safeParse(value);
  return keyed.success ? keyed.data.key : `question ${index + 1}`;
}

/**
 * Reads all files of a category in the order of their names. Nothing depends on the names: a question may move from one
 * file of its category to another.
 */
function readCategory(folder: string, category: CategorySlug): WrittenCategory {
  const questions = new Map<string, FileQuestion>();
  const errors: string[] = [];
  const files = readdirSync(join(folder, category)).filter((name) => name.endsWith('.json'));
  for (const file of files.sort()) {
    const values = parseFile(join(folder, category, file));
    if (typeof values === 'string') {
      errors.push(`${category}/${file}: ${values}`);
      continue;
    }
    for (const [index, value] of values.entries()) {
      const name = `${category}/${file}, ${nameOf(value, index)}`;
      const parsed = FileQuestion.safeParse(value);
      if (!parsed.success)
        errors.push(
          ...parsed.error.issues.map(({ path, message }) =>
            [name, ...(path.length === 0 ? [] : [path.join('.')]), `${message}.`].join(': '),
          ),
        );
      else if (questions.has(parsed.data.key))
        errors.push(`${name}: another question of the category has this key: choose a different one.`);
      else questions.set(parsed.data.key, parsed.data);
    }
  }
  return { category, questions: [...questions.values()], errors };
}

/** Reads the questions that were written by hand, by category. */
export function readWritten(folder = FOLDER): WrittenCategory[] {
  return readdirSync(folder)
    .sort()
    .map((category) => readCategory(folder, CategorySlug.parse(category)));
}
