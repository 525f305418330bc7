import type { QuestionRecord } from '../../src/contract/record.ts';
import { aQuestion } from './a-question.ts';

const idOf = (number: number): string => `01890000-0000-7000-8000-${String(number).padStart(12, '0')}`;

let made = 0;

/** A question in English, and its Polish translation. */
function aPair(fields: Partial<QuestionRecord> = {}): QuestionRecord[] {
  made += 1;
  const [english, polish] = [idOf(made * 2), idOf(made * 2 + 1)];
  const original = aQuestion({ id: english, ...fields });
  const boolean = original.type === 'boolean';
  return [
    original,
    {
      ...original,
      id: polish,
      language: 'pl',
      text: `Po polsku: ${original.text}`,
      correctAnswer: boolean ? 'Prawda' : original.correctAnswer,
      incorrectAnswers: boolean ? ['Fałsz'] : original.incorrectAnswers,
      translationOf: english,
      rootQuestionId: english,
      translator: 'human',
    },
  ];
}

/** Several questions in both languages. */
export const pairs = (count: number, fields: Partial<QuestionRecord> = {}): QuestionRecord[] =>
  Array.from({ length: count }, () => aPair(fields)).flat();
