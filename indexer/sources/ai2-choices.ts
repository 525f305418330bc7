import { z } from 'zod';

import { cleanAnswer } from './text.ts';

/** A record has at most 20 wrong answers. */
const MOST_CHOICES = 21;

const NestedQuestion = z.object({
  question: z.object({
    stem: z.string(),
    choices: z.array(z.object({ text: z.string(), label: z.string() })).max(MOST_CHOICES),
  }),
});
const FlatQuestion = z.object({
  question: z.string(),
  choices: z
    .object({
      text: z.array(z.string()).max(MOST_CHOICES),
      label: z.array(z.string()).max(MOST_CHOICES),
    })
    .refine(({ text, label }) => text.length === label.length, 'needs as many labels as texts'),
});

/** A question with labelled choices of ARC or QASC: nested in the upstream's files, flat in those of Hugging Face. */
export const Ai2Question = z.union([NestedQuestion, FlatQuestion]);
export type Ai2Question = z.infer<typeof Ai2Question>;

/** The stem and the clean choices of either shape. */
interface StemAndChoices {
  readonly stem: string;
  readonly choices: readonly { readonly label: string; readonly text: string }[];
}

export function stemAndChoices(row: Ai2Question): StemAndChoices {
  if ('choices' in row) {
    const { text, label } = row.choices;
    const choices = text.map((raw, index) => ({
      label: (label[index] ?? '').trim(),
      text: cleanAnswer(raw),
    }));
    return { stem: row.question, choices };
  }
  const { stem, choices } = row.question;
  return {
    stem,
    choices: choices.map(({ label, text }) => ({ label: label.trim(), text: cleanAnswer(text) })),
  };
}

/**
 * Separates the right choice from the others by its label, a letter or number; null if no choice or several have it.
 */
export function partChoices(
  choices: StemAndChoices['choices'],
  key: string,
): { readonly correct: string; readonly others: readonly string[] } | null {
  const right = choices.filter(({ label }) => label === key);
  const [correct] = right;
  if (correct === undefined || right.length > 1) return null;
  return {
    correct: correct.text,
    others: choices.filter(({ label }) => label !== key).map(({ text }) => text),
  };
}
