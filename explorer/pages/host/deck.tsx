import { useLayoutEffect, useRef, useState } from 'preact/hooks';

import { useIsLive, useTexts } from '../../app/site.ts';
import { ReadingList } from '../../components/reading-list.tsx';
import { Timer } from '../../components/timer.tsx';
import { placeOf, slideName, slidesOf, type Slide } from '../../play/quiz.ts';
import { pausedAt, type Stopwatch } from '../../play/round.ts';
import { SlideView, type ShownQuiz, type ShownRound } from './slide.tsx';
import { HOST_TEXTS } from './texts.ts';

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

/** Milliseconds that teams have for an answer. */
const TIME = 30_000;

/** Keys that show the next slide or the one before, also those of presentation remotes. */
const NEXT = ['ArrowRight', 'PageDown'];

const PREVIOUS = ['ArrowLeft', 'PageUp'];

/** The slides of a quiz with their controls. */
function Deck({ rounds, edit }: ShownQuiz) {
  const texts = useTexts(HOST_TEXTS);
  const { slide, place, amount, move } = useSlides(rounds);
  const [isRevealed, setIsRevealed] = useState(false);
  const [isTimed, setIsTimed] = useState(false);
  const watch = useRef<Stopwatch>(pausedAt(0));
  const show = (by: number): void => {
    watch.current = pausedAt(0);
    setIsTimed(false);
    setIsRevealed(false);
    move(by);
  };
  const toggleTimer = (): void => {
    watch.current = pausedAt(0);
    setIsTimed((timed) => !timed);
  };
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const isOnControl = event.target instanceof Element && event.target.closest('a, button') !== null;
      if (NEXT.includes(event.key)) show(1);
      else if (PREVIOUS.includes(event.key)) show(-1);
      else if (event.key === 'Enter' && !isOnControl) setIsRevealed((revealed) => !revealed);
      else if (event.key === 't' && slide?.kind === 'question') toggleTimer();
      else if (event.key === 'f') void toggleFullScreen();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
  if (slide === undefined) return null;
  const isQuestion = slide.kind === 'question';
  return (
    <div class="screen">
      <SlideView key={place} rounds={rounds} slide={slide} isRevealed={isRevealed} />
      {isQuestion && isTimed ? (
        <div class="screen-timer">
          <Timer watch={watch} limit={TIME} isRunning={!isRevealed} onEnd={() => undefined} />
        </div>
      ) : null}
      <div class="screen-controls" role="group" aria-label={texts.controls}>
        <button type="button" class="button quiet small" disabled={place === 0} onClick={() => show(-1)}>
          {texts.previous}
        </button>
        {isQuestion ? (
          <>
            <button type="button" class="button small" onClick={() => setIsRevealed((revealed) => !revealed)}>
              {isRevealed ? texts.conceal : texts.reveal}
            </button>
            <button type="button" class="button quiet small" onClick={toggleTimer}>
              {isTimed ? texts.stopTimer : texts.startTimer}
            </button>
          </>
        ) : null}
        <button
          type="button"
          class="button accent small"
          disabled={place === amount - 1}
          onClick={() => show(1)}
        >
          {texts.next}
        </button>
        <span class="screen-keys small">{texts.keys}</span>
        <button type="button" class="button quiet small" onClick={() => void toggleFullScreen()}>
          {texts.fullScreen}
        </button>
        <a class="button quiet small" href={edit}>
          {texts.exit}
        </a>
      </div>
    </div>
  );
}

const toggleFullScreen = (): Promise<void> =>
  document.fullscreenElement === null
    ? document.documentElement.requestFullscreen()
    : document.exitFullscreen();

interface ShownSlide {
  readonly slide: Slide | undefined;
  /** The place of the slide, and the number of slides. */
  readonly place: number;
  readonly amount: number;
  /** Goes forward, or back by a negative number of slides. */
  readonly move: (by: number) => void;
}

/** The slide that is shown. Its name is the fragment of the address, so that a reload shows it again. */
function useSlides(rounds: readonly ShownRound[]): ShownSlide {
  const slides = slidesOf(rounds.map(({ questions }) => questions.length));
  const [place, setPlace] = useState(() => placeOf(slides, location.hash.slice(1)));
  // Keys can be pressed faster than slides are drawn.
  const latest = useRef(place);
  const move = (by: number): void => {
    const to = latest.current + by;
    const slide = slides[to];
    if (slide === undefined) return;
    // Not a step in the history: going back leaves the big screen.
    history.replaceState(history.state, '', `#${slideName(slide)}`);
    latest.current = to;
    setPlace(to);
  };
  return { slide: slides[place], place, amount: slides.length, move };
}
