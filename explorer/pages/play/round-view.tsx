import { useSite, useTexts } from '../../app/site.ts';
import { useIsLive } from '../../components/use-live.ts';
import { countOf } from '../../texts/language.ts';
import { QUESTIONS } from '../../texts/site-texts.ts';
import { Game } from './game.tsx';
import type { RoundData } from './load-play.ts';
import { PLAY_TEXTS } from './play-texts.ts';
import { ReadingList } from './reading-list.tsx';
import { roundTitle } from './round-title.ts';

interface ViewProps {
  readonly data: RoundData;
}

function EmptyRound() {
  const { href } = useSite();
  const texts = useTexts(PLAY_TEXTS);
  return (
    <div class="empty stack">
      <h2>{texts.empty}</h2>
      <p>{texts.emptyText}</p>
      <p>
        <a class="button" href={href('/play')}>
          {texts.choose}
        </a>
      </p>
    </div>
  );
}

/** A round: a game with scripts, and a list to read without. */
export function RoundView({ data }: ViewProps) {
  const { language } = useSite();
  const texts = useTexts(PLAY_TEXTS);
  const isLive = useIsLive();
  const { questions } = data.round;
  const title = roundTitle(data, language);
  return (
    <div class="narrow play-round">
      <div class="round-head">
        <p class="label">{texts.readyLabel}</p>
        <h1>{title}</h1>
      </div>
      {questions.length === 0 ? (
        <EmptyRound />
      ) : isLive ? (
        <Game round={data.round} title={title} />
      ) : (
        <>
          <div class="card stack with-scripts ready">
            <h2>{texts.ready}</h2>
            <p>{texts.readyText(countOf(language, questions.length, QUESTIONS[language]))}</p>
          </div>
          <ReadingList questions={questions} />
        </>
      )}
    </div>
  );
}
