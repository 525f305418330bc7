import { readFileSync } from 'node:fs';

const formsIn = (file: string): string[][] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(' '));

/**
 * Polish words, each as the forms that occur in questions and searches. Forms of a line belong together; forms of
 * different lines do not. Neighbouring lines often begin alike.
 */
export const POLISH_FORMS = formsIn('polish-forms.txt');
/** The same for words that were not looked at while the stemmer was written. */
export const UNSEEN_POLISH_FORMS = formsIn('unseen-polish-forms.txt');
