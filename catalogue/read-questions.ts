import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

import { CategorySlug } from '../src/contract/categories.ts';
import { FileQuestion, QuestionFile, type StarterQuestion } from './question-file.ts';

/** One file per theme, in a folder per category. */
const FOLDER = fileURLToPath(new URL('questions/', import.meta.url));

/** The questions, and what is wrong with their files: a sentence each that names file, question and field. */
export interface ReadQuestions {
  readonly questions: readonly StarterQuestion[];
  readonly errors: readonly string[];
}

/** Each question is checked by itself, so that its errors name it. */
const Frame = QuestionFile.extend({ questions: z.array(z.unknown()) });
const Keyed = z.object({ key: z.string() });

const sentencesOf = (place: string, { issues }: z.ZodError): string[] =>
  issues.map(
    ({ path, message }) => `${[place, path.join('.')].filter((part) => part !== '').join(', ')}: ${message}.`,
  );

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return error;
  }
}

/** How findings name a question: its key, or its place in the file if it has none. */
function nameOf(value: unknown, index: number): string {
  const keyed = Keyed.safeParse(value);
  return keyed.success ? keyed.data.key : `question ${index + 1}`;
}

function readFile(path: string, file: string, category: CategorySlug): ReadQuestions {
  const content = parseJson(readFileSync(path, 'utf8'));
  if (content instanceof Error)
    return { questions: [], errors: [`${file}: it is not JSON: ${content.message}.`] };
  const frame = Frame.safeParse(content);
  if (!frame.success) return { questions: [], errors: sentencesOf(file, frame.error) };
  const questions: StarterQuestion[] = [];
  const errors: string[] = [];
  for (const [index, value] of frame.data.questions.entries()) {
    const place = `${file}, ${nameOf(value, index)}`;
    const { data, error } = FileQuestion.safeParse(value);
    if (data === undefined) errors.push(...sentencesOf(place, error));
    else questions.push({ ...data, category, place });
  }
  return { questions, errors };
}

/**
 * Reads the files of all categories in the order of their names. Nothing depends on the names of files: a question may
 * move from one file of its category to another.
 */
export function readQuestions(folder = FOLDER): ReadQuestions {
  const files = readdirSync(folder)
    .sort()
    .flatMap((category) =>
      readdirSync(join(folder, category))
        .filter((name) => name.endsWith('.json'))
        .sort()
        .map((name) =>
          readFile(join(folder, category, name), `${category}/${name}`, CategorySlug.parse(category)),
        ),
    );
  const seen = new Map<string, string>();
  const errors = files.flatMap((file) => file.errors);
  const questions = files.flatMap((file) => file.questions);
  for (const { category, key, place } of questions) {
    const other = seen.get(`${category}/${key}`);
    if (other !== undefined) errors.push(`${place}: ${other} has this key: choose a different one.`);
    seen.set(`${category}/${key}`, place);
  }
  return { questions, errors };
}
