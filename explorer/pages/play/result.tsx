import { useLayoutEffect, useRef } from 'preact/hooks';

import { useSite, useTexts } from '../../app/site.ts';
import type { LoadedRound } from '../../play/load-round.ts';
import { roundPath } from '../../play/round-address.ts';
import { scoreOf } from '../../play/score.ts';
import { shareText } from '../../play/share-text.ts';
import { countOf, formatNumber } from '../../texts/language.ts';
import { Confetti } from './confetti.tsx';
import { PLAY_TEXTS } from './play-texts.ts';
import { Review } from './review.tsx';
import { ShareResult } from './share-result.tsx';
import { Steps } from './steps.tsx';
import type { PlayedRound } from './use-game.ts';

interface ResultProps {
  readonly loaded: LoadedRound;
  readonly game: PlayedRound;
  readonly title: string;
}

const MOST = 0.8;
const HALF = 0.5;

function praiseFor(share: number): 'all' | 'most' | 'half' | 'some' {
  if (share === 1) return 'all';
  if (share >= MOST) return 'most';
  return share >= HALF ? 'half' : 'some';
}

/** The end of a round: the score, the result to share, and every answer to look at again. */
export function Result({ loaded, game, title }: ResultProps) {
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
        <Steps amount={questions.length} replies={replies} current={questions.length} />
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
