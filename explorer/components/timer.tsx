import { useEffect, useState } from 'preact/hooks';

import { elapsed, pause, resume, type Stopwatch } from '../play/round.ts';
import { defineTexts } from '../texts/language.ts';
import { useTexts } from '../app/site.ts';

const TEXTS = defineTexts({
  en: { timer: 'Timer', secondsLeft: (seconds: number) => `${seconds} seconds left` },
  pl: { timer: 'Minutnik', secondsLeft: (seconds: number) => `Zostało sekund: ${seconds}` },
});

/** Milliseconds between two looks at the clock. */
const TICK = 100;
const SECOND = 1_000;
/** Seconds at which the colour changes and screen readers are told. */
const LAST_SECONDS = 5;
/** The way around the ring. */
const AROUND = 100;

interface TimerProps {
  readonly watch: { current: Stopwatch };
  /** Milliseconds. */
  readonly limit: number;
  readonly isRunning: boolean;
  readonly onEnd: () => void;
}

/** Counts down while the page is visible. */
export function Timer({ watch, limit, isRunning, onEnd }: TimerProps) {
  const texts = useTexts(TEXTS);
  const [left, setLeft] = useState(() => limit - elapsed(watch.current, Date.now()));

  useEffect(() => {
    const look = (): void => {
      const now = Date.now();
      const isWatched = isRunning && document.visibilityState === 'visible';
      watch.current = isWatched ? resume(watch.current, now) : pause(watch.current, now);
      setLeft(limit - elapsed(watch.current, now));
    };
    look();
    document.addEventListener('visibilitychange', look);
    const ticking = setInterval(look, TICK);
    return () => {
      clearInterval(ticking);
      document.removeEventListener('visibilitychange', look);
      watch.current = pause(watch.current, Date.now());
    };
  }, [isRunning, limit]);
  const isOver = isRunning && left <= 0;
  useEffect(() => {
    if (isOver) onEnd();
  }, [isOver]);

  const seconds = Math.max(0, Math.ceil(left / SECOND));
  const share = Math.max(0, left / limit);
  return (
    <div class={`timer${seconds <= LAST_SECONDS ? ' late' : ''}`} role="timer" aria-label={texts.timer}>
      <svg viewBox="0 0 40 40" width="44" height="44" aria-hidden="true">
        <circle class="timer-track" cx="20" cy="20" r="17" />
        <circle
          class="timer-left"
          cx="20"
          cy="20"
          r="17"
          pathLength={AROUND}
          stroke-dasharray={`${(share * AROUND).toFixed(1)} ${AROUND}`}
          transform="rotate(-90 20 20)"
        />
      </svg>
      <span class="timer-seconds">{seconds}</span>
      <span class="hidden" aria-live="polite">
        {isRunning && seconds === LAST_SECONDS ? texts.secondsLeft(seconds) : ''}
      </span>
    </div>
  );
}
