import { surveyAnswers, type Survey } from '../../../../indexer/quizify/survey.ts';
import type { Draft } from '../../../../indexer/sources/draft.ts';
import { openDraft } from '../../../../indexer/sources/draft.ts';
import { sourceIdOf } from '../../../../indexer/sources/text.ts';

/** An open-ended English question about the author of something; its id follows from its text. */
export function aDraft(wanted: Partial<Draft> = {}): Draft {
  const text = wanted.text ?? 'Who is the author of Gloom?';
  const draft = openDraft({
    sourceId: sourceIdOf(text, ''),
    language: 'en',
    text,
    correctAnswer: 'Anna Brook',
    quality: 'standard',
    answerKind: 'P50',
    ...wanted,
  });
  if ('reason' in draft) throw new Error(`No record could hold the draft: ${draft.reason}`);
  return draft;
}

/** Drafts of one kind with different answers: invented names without common words. */
export function pool(count: number, wanted: Partial<Draft> = {}): Draft[] {
  return Array.from({ length: count }, (_none, index) => {
    const name = [nameOf(index * 7 + 1), nameOf(index * 7 + 3)].join(' ');
    return aDraft({ text: `Who is the author of volume ${index}?`, correctAnswer: name, ...wanted });
  });
}

/** A capital letter and five small ones that no other number gives. */
function nameOf(number: number): string {
  const letters = Array.from({ length: 5 }, (_none, at) =>
    String.fromCharCode(97 + ((Math.floor(number / 5 ** at) * 5 + at * 3) % 26)),
  );
  return `Q${letters.join('')}`;
}

export const surveyOf = (drafts: readonly Draft[]): Promise<Survey> =>
  surveyAnswers(async function* () {
    await Promise.resolve();
    yield* drafts;
  });
