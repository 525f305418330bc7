import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

import { isRight } from '../../../packages/client/src/index.ts';
import { useSite, useTexts } from '../../app/site.ts';
import { Attribution, ReportProblem } from '../../components/question-foot.tsx';
import { FILTER_TEXTS } from '../../filters/filter-labels.ts';
import type { PlayQuestion } from '../../play/load-round.ts';
import { elapsed, indexOf, phaseOf, pointsOf, streakOf, type Reply } from '../../play/round.ts';
import { countOf } from '../../texts/language.ts';
import { AnswerButtons, TypedAnswer } from './answers.tsx';
import { PLAY_TEXTS } from './texts.ts';
import type { PlayedRound } from './use-game.ts';

interface CardProps {
  readonly question: PlayQuestion;
  readonly game: PlayedRound;
  readonly amount: number;
  /** Milliseconds for an answer; undefined without a timer. */
  readonly limit: number | undefined;
  readonly timer: ComponentChildren;
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

function About({ question }: Pick<CardProps, 'question'>) {
  const { difficulty } = useTexts(FILTER_TEXTS).words;
  return (
    <p class="question-about">
      <strong>{question.category.name}</strong>
      {question.difficulty === null ? null : <span>{difficulty[question.difficulty]}</span>}
    </p>
  );
}

interface VerdictProps {
  readonly question: PlayQuestion;
  /** Up to the one to this question. */
  readonly replies: readonly Reply[];
}

/** Right answers in a row that are worth a word. */
const STREAK = 3;

/** Whether the last answer was right, and the right one if it was not. */
function Verdict({ question, replies }: VerdictProps) {
  const { language } = useSite();
  const texts = useTexts(PLAY_TEXTS);
  const reply = replies.at(-1);
  if (reply === undefined) return null;
  const { given } = reply;
  const isTyped = question.type === 'text_input';
  if (reply.isRight) {
    const streak = streakOf(replies);
    const points = pointsOf(replies).at(-1) ?? 0;
    return (
      <div class="play-verdict right">
        <p class="verdict right">
          {streak >= STREAK ? texts.rightStreak(streak) : texts.right}
          <span class="won"> +{countOf(language, points, texts.points)}</span>
        </p>
        {isTyped ? (
          <p>
            {texts.answerIs}{' '}
            <strong lang={question.language}>
              <bdi>{question.correctAnswer}</bdi>
            </strong>
            .
          </p>
        ) : null}
      </div>
    );
  }
  return (
    <div class="play-verdict wrong">
      <p class="verdict wrong">
        {given === undefined && !isTyped ? texts.late : texts.wrong} {texts.answerIs}{' '}
        <strong lang={question.language}>
          <bdi>{question.correctAnswer}</bdi>
        </strong>
        .
      </p>
      {isTyped && given !== undefined ? <p class="soft">{texts.typed(given)}</p> : null}
    </div>
  );
}
