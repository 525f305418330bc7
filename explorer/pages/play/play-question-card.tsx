import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

import { isRight } from '../../../packages/client/src/index.ts';
import { useSite, useTexts } from '../../app/site.ts';
import { Attribution, ReportProblem } from '../../components/question-foot.tsx';
import { FILTER_TEXTS } from '../../filters/filter-labels.ts';
import type { PlayQuestion } from '../../play/load-round.ts';
import { indexOf, phaseOf } from '../../play/round.ts';
import { elapsed } from '../../play/stopwatch.ts';
import { AnswerButtons } from './answer-buttons.tsx';
import { PLAY_TEXTS } from './play-texts.ts';
import { TypedAnswer } from './typed-answer.tsx';
import type { PlayedRound } from './use-game.ts';
import { Verdict } from './verdict.tsx';

interface CardProps {
  readonly question: PlayQuestion;
  readonly game: PlayedRound;
  readonly amount: number;
  /** Milliseconds for an answer; undefined without a timer. */
  readonly limit: number | undefined;
  readonly timer: ComponentChildren;
}

function About({ question }: Pick<CardProps, 'question'>) {
  const { difficulty } = useTexts(FILTER_TEXTS).words;
  return (
    <p class="question-about">
      <strong>{question.category.name}</strong>
      {question.difficulty === null ? null : <span>{difficulty[question.difficulty]}</span>}
    </p>
  );
}

/** The open question, and its answer with the explanation afterwards. */
export function PlayQuestionCard({ question, game, amount, limit, timer }: CardProps) {
  const { language } = useSite();
  const texts = useTexts(PLAY_TEXTS);
  const heading = useRef<HTMLHeadingElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const { round } = game;
  const isAnswered = phaseOf(round, amount) === 'answered';
  const reply = isAnswered ? round.replies.at(-1) : undefined;
  useLayoutEffect(() => {
    // The answers can be typed at once; otherwise screen readers begin with the question.
    if (isAnswered) next.current?.focus();
    else if (question.type !== 'text_input') heading.current?.focus();
  }, [isAnswered]);

  const answer = (given: string | undefined): void => {
    const left = limit === undefined ? 0 : Math.max(0, 1 - elapsed(game.watch.current, Date.now()) / limit);
    const right =
      given !== undefined &&
      (question.type === 'text_input' ? isRight(given, question) : given === question.correctAnswer);
    game.answer(given, right, left);
  };
  const state = reply === undefined ? '' : reply.isRight ? ' is-right' : ' is-wrong';
  return (
    <article
      class={`question large play-question category-${question.category.slug}${state}`}
      lang={question.language}
    >
      <div class="play-question-top">
        <div>
          <p class="label" lang={language}>
            {texts.question(indexOf(round) + 1, amount)}
          </p>
          <About question={question} />
        </div>
        {timer}
      </div>
      {question.language === language ? null : (
        <p class="notice small" lang={language}>
          {texts.noSibling}
        </p>
      )}
      <h2 class="question-text" ref={heading} tabIndex={-1}>
        <bdi>{question.text}</bdi>
      </h2>
      {question.type === 'text_input' ? (
        <TypedAnswer isAnswered={isAnswered} onAnswer={answer} />
      ) : (
        <AnswerButtons question={question} reply={reply} onAnswer={answer} />
      )}
      <div aria-live="polite" lang={language}>
        {reply === undefined ? null : <Verdict question={question} replies={round.replies} />}
      </div>
      {reply === undefined ? null : (
        <>
          {question.explanation === null ? null : (
            <p class="explanation">
              <bdi>{question.explanation}</bdi>
            </p>
          )}
          <p class="play-next" lang={language}>
            <button ref={next} type="button" class="button" onClick={game.advance}>
              {indexOf(round) + 1 === amount ? texts.toResult : texts.next}
            </button>
          </p>
        </>
      )}
      <div class="play-question-foot" lang={language}>
        <Attribution attribution={question.attribution} />
        <ReportProblem id={question.id} />
      </div>
    </article>
  );
}
