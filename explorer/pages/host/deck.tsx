import { useLayoutEffect, useRef, useState } from 'preact/hooks';

import { useTexts } from '../../app/site.ts';
import { Timer } from '../../components/timer.tsx';
import { pausedAt, type Stopwatch } from '../../play/stopwatch.ts';
import { HOST_TEXTS } from './host-texts.ts';
import type { ShownQuiz } from './shown-round.ts';
import { SlideView } from './slide-view.tsx';
import { useSlides } from './use-slides.ts';

/** Milliseconds that teams have for an answer. */
const TIME = 30_000;

const toggleFullScreen = (): Promise<void> =>
  document.fullscreenElement === null
    ? document.documentElement.requestFullscreen()
    : document.exitFullscreen();

/** Keys that show the next slide or the one before, also those of presentation remotes. */
const NEXT = ['ArrowRight', 'PageDown'];
const PREVIOUS = ['ArrowLeft', 'PageUp'];

/** The slides of a quiz with their controls. */
export function Deck({ rounds, edit }: ShownQuiz) {
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
