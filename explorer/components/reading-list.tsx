import { useTexts } from '../app/site.ts';
import type { PlayQuestion } from '../play/load-round.ts';
import { defineTexts } from '../texts/language.ts';
import { answerOptions } from './answer-options.ts';
import { Attribution, HiddenAnswer } from './question-foot.tsx';

const READING_TEXTS = defineTexts({
  en: {
    reading: 'Without scripts you can read the questions; each answer is hidden until you open it.',
    question: (number: number, amount: number) => `Question ${number} of ${amount}`,
  },
  pl: {
    reading: 'Bez skryptów możesz czytać pytania; każda odpowiedź jest ukryta, dopóki jej nie otworzysz.',
    question: (number: number, amount: number) => `Pytanie ${number} z ${amount}`,
  },
});

/** The questions of a round to read, for browsers without scripts. Answers are hidden until they are opened. */
export function ReadingList({ questions }: { readonly questions: readonly PlayQuestion[] }) {
  const texts = useTexts(READING_TEXTS);
  return (
    <div class="stack without-scripts">
      <p class="soft">{texts.reading}</p>
      <ol class="stack reading-list">
        {questions.map((question, index) => (
          <li
            key={question.id}
            class={`question category-${question.category.slug}`}
            lang={question.language}
          >
            <p class="question-about">
              {texts.question(index + 1, questions.length)} · {question.category.name}
            </p>
            <h2 class="question-text">
              <bdi>{question.text}</bdi>
            </h2>
            <ul class="options">
              {answerOptions(question).map((option) => (
                <li key={option} class="option">
                  <bdi>{option}</bdi>
                </li>
              ))}
            </ul>
            <HiddenAnswer question={question} />
            <Attribution attribution={question.attribution} />
          </li>
        ))}
      </ol>
    </div>
  );
}
