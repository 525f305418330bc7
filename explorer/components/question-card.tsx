import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

import type { Question } from '../../packages/client/src/index.ts';
import { useIsLive, useSite, useTexts } from '../app/site.ts';
import { FILTER_TEXTS } from '../filters/filter-labels.ts';
import { defineTexts } from '../texts/language.ts';
import { answerOptions, LETTERS } from './answer-options.ts';
import { Attribution, Explanation, HiddenAnswer } from './question-foot.tsx';

const TEXTS = defineTexts({
  en: {
    options: 'Answers to choose from',
    right: 'Right!',
    wrong: 'Not quite. The answer is',
  },
  pl: {
    options: 'Odpowiedzi do wyboru',
    right: 'Dobrze!',
    wrong: 'Niestety nie. Poprawna odpowiedź to:',
  },
});

interface CardProps {
  readonly question: Question;
  /** A large card for a page about one question. */
  readonly large?: boolean;
  /** The level of its heading; 3 by default. */
  readonly level?: 1 | 2 | 3;
  /** More below the answer. */
  readonly children?: ComponentChildren;
}

/** A question whose answer stays hidden until someone picks an option or asks for it. */
export function QuestionCard({ question, large = false, level = 3, children }: CardProps) {
  const texts = useTexts(TEXTS);
  const [picked, setPicked] = useState<string>();
  const options = answerOptions(question);
  const { correctAnswer, language } = question;
  const Heading = `h${level}` as const;
  return (
    <article class={`question category-${question.category.slug}${large ? ' large' : ''}`} lang={language}>
      <About question={question} />
      <Heading class="question-text">
        <bdi>{question.text}</bdi>
      </Heading>
      {options.length === 0 ? null : (
        <Options question={question} options={options} picked={picked} onPick={setPicked} />
      )}
      <p
        class={picked === undefined ? 'hidden' : `verdict ${picked === correctAnswer ? 'right' : 'wrong'}`}
        aria-live="polite"
      >
        {picked === undefined ? (
          ''
        ) : picked === correctAnswer ? (
          texts.right
        ) : (
          <>
            {texts.wrong} <bdi>{correctAnswer}</bdi>.
          </>
        )}
      </p>
      {picked === undefined ? <HiddenAnswer question={question} /> : <Explanation question={question} />}
      {children}
      <Attribution attribution={question.attribution} />
    </article>
  );
}

function About({ question }: Pick<CardProps, 'question'>) {
  const { href } = useSite();
  const { difficulty } = useTexts(FILTER_TEXTS).words;
  const { category } = question;
  return (
    <p class="question-about">
      <a href={href(`/categories/${category.slug}`)}>{category.name}</a>
      {question.difficulty === null ? null : <span>{difficulty[question.difficulty]}</span>}
    </p>
  );
}

interface OptionsProps {
  readonly question: Question;
  readonly options: readonly string[];
  readonly picked: string | undefined;
  readonly onPick: (option: string) => void;
}

function Options({ question, options, picked, onPick }: OptionsProps) {
  const texts = useTexts(TEXTS);
  const isLive = useIsLive();
  const stateOf = (option: string): string => {
    if (picked === undefined) return '';
    if (option === question.correctAnswer) return ' right';
    return option === picked ? ' wrong' : '';
  };
  return (
    <ul class="options" aria-label={texts.options}>
      {options.map((option, index) => {
        const inside = (
          <>
            <span class="option-letter" aria-hidden="true">
              {LETTERS[index]}
            </span>
            <bdi>{option}</bdi>
          </>
        );
        return (
          <li key={option}>
            {isLive ? (
              <button
                type="button"
                class={`option${stateOf(option)}`}
                aria-disabled={picked !== undefined}
                onClick={() => picked === undefined && onPick(option)}
              >
                {inside}
              </button>
            ) : (
              <span class="option">{inside}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
