import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

import { useSite, useTexts } from '../../app/site.ts';
import { Attribution, Explanation, ReportProblem } from '../../components/question-foot.tsx';
import type { LoadedRound, PlayQuestion } from '../../play/load-round.ts';
import { roundPath } from '../../play/round-address.ts';
import { scoreOf, shareText, type Reply } from '../../play/round.ts';
import { countOf, formatNumber } from '../../texts/language.ts';
import { PLAY_TEXTS } from './texts.ts';
import type { PlayedRound } from './use-game.ts';

interface ResultProps {
  readonly loaded: LoadedRound;
  readonly game: PlayedRound;
  readonly title: string;
  readonly steps: ComponentChildren;
}

/** The end of a round: the score, the result to share, and every answer to look at again. */
export function Result({ loaded, game, title, steps }: ResultProps) {
  const { href, language, origin } = useSite();
  const texts = useTexts(PLAY_TEXTS);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  const { questions, request, next } = loaded;
  const { replies } = game.round;
  const { right, points, bestStreak } = scoreOf(replies);
  const praise = praiseFor(right / questions.length);
  const isDaily = request.day !== undefined;
  const link = origin + href(roundPath(request));
  return (
    <div class="stack result-page">
      <section class="card result" aria-labelledby="result">
        {praise === 'all' || praise === 'most' ? <Confetti /> : null}
        <h2 id="result" ref={heading} tabIndex={-1}>
          {texts.praise[praise]}
        </h2>
        <p class="result-score">
          <span aria-hidden="true">
            <strong>{right}</strong>/{questions.length}
          </span>
          <span class="hidden">{texts.resultOf(right, questions.length)}</span>
        </p>
        {steps}
        <dl class="game-figures">
          <div>
            <dt>{texts.score}</dt>
            <dd>{formatNumber(language, points)}</dd>
          </div>
          <div>
            <dt>{texts.bestStreak}</dt>
            <dd>{countOf(language, bestStreak, texts.answers)}</dd>
          </div>
        </dl>
        <div class="row result-actions">
          <button type="button" class="button accent" onClick={game.next}>
            {isDaily ? texts.anotherRound : texts.nextRound}
          </button>
          <ShareResult text={shareText(texts.shareTitle(title), replies, link)} />
        </div>
        <p class="row small">
          <button type="button" class="button quiet small" onClick={game.again}>
            {texts.playAgain}
          </button>
          <a class="button quiet small" href={href('/play')}>
            {texts.choose}
          </a>
        </p>
        {next === undefined && !isDaily ? <p class="soft small">{texts.allPlayed}</p> : null}
      </section>
      <Review questions={questions} replies={replies} />
    </div>
  );
}

const MOST = 0.8;

const HALF = 0.5;

function praiseFor(share: number): 'all' | 'most' | 'half' | 'some' {
  if (share === 1) return 'all';
  if (share >= MOST) return 'most';
  return share >= HALF ? 'half' : 'some';
}

const PIECES = 36;

const WIDTH = 600;

/** An angle that spreads the pieces without a pattern. */
const GOLDEN = 0.618;

/** A few pieces of paper that fall once. The style sheet leaves them out for people who prefer less motion. */
const Confetti = () => (
  <svg class="confetti" viewBox={`0 0 ${WIDTH} 300`} preserveAspectRatio="xMidYMin slice" aria-hidden="true">
    {Array.from({ length: PIECES }, (_, index) => (
      <rect
        key={index}
        class={`piece piece-${index % 6}`}
        x={((index * GOLDEN) % 1) * WIDTH}
        y={-20 - (index % 5) * 14}
        width={index % 3 === 0 ? 7 : 10}
        height={index % 2 === 0 ? 14 : 9}
        rx="2"
      />
    ))}
  </svg>
);

/** Milliseconds for which the button says that the text has been copied. */
const COPIED_FOR = 3_000;

/** Shares a result by the menu of the device, or copies it. */
function ShareResult({ text }: { readonly text: string }) {
  const texts = useTexts(PLAY_TEXTS);
  const [isCopied, setIsCopied] = useState(false);
  const share = async (): Promise<void> => {
    try {
      await navigator.share({ text });
    } catch (error) {
      // The player has closed the menu.
      if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
    }
  };
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text);
    setIsCopied(true);
    setTimeout(() => setIsCopied(false), COPIED_FOR);
  };
  return canShare() ? (
    <button type="button" class="button" onClick={() => void share()}>
      {texts.share}
    </button>
  ) : (
    <button type="button" class="button" onClick={() => void copy()}>
      <span aria-live="polite">{isCopied ? texts.copied : texts.copyLink}</span>
    </button>
  );
}

/** Whether the device has its own menu for sharing. On computers, copying is what people expect. */
const canShare = (): boolean =>
  'share' in navigator && matchMedia('(pointer: coarse)').matches && navigator.canShare({ text: 'text' });

interface ReviewProps {
  readonly questions: readonly PlayQuestion[];
  readonly replies: readonly Reply[];
}

/** Every question of a finished round with the player's answer and the right one. */
function Review({ questions, replies }: ReviewProps) {
  const { language } = useSite();
  const texts = useTexts(PLAY_TEXTS);
  return (
    <section class="stack" aria-labelledby="review">
      <h2 id="review">{texts.review}</h2>
      <ol class="review">
        {questions.map((question, index) => {
          const reply = replies[index];
          const isRight = reply?.isRight === true;
          return (
            <li
              key={question.id}
              class={`question category-${question.category.slug}`}
              lang={question.language}
            >
              <h3 class="question-text">
                <span class={`step ${isRight ? 'right' : 'wrong'}`}>
                  <span aria-hidden="true">{isRight ? '✓' : '✗'}</span>
                  <span class="hidden" lang={language}>
                    {isRight ? texts.stepRight : texts.stepWrong}
                  </span>
                </span>
                <bdi>{question.text}</bdi>
              </h3>
              <dl class="review-answers">
                <div>
                  <dt lang={language}>{texts.answer}</dt>
                  <dd class="verdict right">
                    <bdi>{question.correctAnswer}</bdi>
                  </dd>
                </div>
                {isRight ? null : (
                  <div>
                    <dt lang={language}>{texts.yourAnswer}</dt>
                    <dd class="verdict wrong">
                      <bdi>{reply?.given ?? texts.noAnswer}</bdi>
                    </dd>
                  </div>
                )}
              </dl>
              <Explanation question={question} />
              <div class="play-question-foot" lang={language}>
                <Attribution attribution={question.attribution} />
                <ReportProblem id={question.id} />
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
