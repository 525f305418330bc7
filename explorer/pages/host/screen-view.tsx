import { useTexts } from '../../app/site.ts';
import { useIsLive } from '../../components/use-live.ts';
import { ReadingList } from '../play/reading-list.tsx';
import { Deck } from './deck.tsx';
import { HOST_TEXTS } from './host-texts.ts';
import type { ShownQuiz } from './shown-round.ts';

/** The big screen; without scripts, the questions to read with hidden answers. */
export function ScreenView({ rounds, edit }: ShownQuiz) {
  const texts = useTexts(HOST_TEXTS);
  const isLive = useIsLive();
  if (isLive) return <Deck rounds={rounds} edit={edit} />;
  return (
    <>
      <div class="screen with-scripts">
        <div class="slide title-slide">
          <p class="slide-label">{texts.round(1)}</p>
          <h1>{rounds[0]?.name}</h1>
        </div>
      </div>
      <div class="narrow stack without-scripts">
        <div class="page-head">
          <h1>{texts.headline}</h1>
          <p>
            <a href={edit}>{texts.back}</a>
          </p>
        </div>
        {rounds.map(({ name, questions }, index) => (
          <section key={index} class="stack">
            <h2>{name}</h2>
            <ReadingList questions={questions} />
          </section>
        ))}
      </div>
    </>
  );
}
