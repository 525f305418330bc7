import { useEffect, useMemo, useRef, useState } from 'preact/hooks';

import { LASTING_STORAGE, TAB_STORAGE } from '../../app/browser-storage.ts';
import { useSite } from '../../app/site.ts';
import type { LoadedRound } from '../../play/load-round.ts';
import { nextRound, passRound, roundPath } from '../../play/round-address.ts';
import {
  advance,
  begin,
  elapsed,
  NEW_ROUND,
  pause,
  pausedAt,
  phaseOf,
  readSaved,
  reply,
  save,
  type Round,
  type Stopwatch,
} from '../../play/round.ts';

/** A round that is being played, and what the player can do. */
export interface PlayedRound {
  readonly round: Round;
  /** Of the open question. The timer runs it. */
  readonly watch: { current: Stopwatch };
  readonly begin: () => void;
  /** @param left - the part of the time that was left */
  readonly answer: (given: string | undefined, isRight: boolean, left: number) => void;
  readonly advance: () => void;
  /** Plays the same questions again. */
  readonly again: () => void;
  /** Plays the next questions of the same filters; after a daily round, of all questions. */
  readonly next: () => void;
}

/** Keeps the progress of a round, so that it continues after a reload and in the other language. */
export function useGame({ request, questions, next }: LoadedRound): PlayedRound {
  const { href, navigate } = useSite();
  const path = roundPath(request);
  const saved = useMemo(() => readSaved(TAB_STORAGE, path), [path]);
  const [round, setRound] = useState(saved.round);
  const watch = useRef<Stopwatch>(pausedAt(saved.elapsed));
  const latest = useRef(round);
  latest.current = round;

  useEffect(() => {
    const keep = (): void =>
      save(TAB_STORAGE, path, { round: latest.current, elapsed: elapsed(watch.current, Date.now()) });
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('pagehide', keep);
      keep();
    };
  }, [path]);
  useEffect(() => {
    if (round.isBegun) passRound(LASTING_STORAGE, request, next);
  }, [round.isBegun, path]);

  const change = (changed: Round): void => {
    save(TAB_STORAGE, path, { round: changed, elapsed: elapsed(watch.current, Date.now()) });
    setRound(changed);
  };
  return {
    round,
    watch,
    begin: () => change(begin(round)),
    answer(given, isRight, left) {
      if (phaseOf(round, questions.length) !== 'question') return;
      watch.current = pause(watch.current, Date.now());
      change(reply(round, questions.length, { given, isRight, left }));
    },
    advance() {
      watch.current = pausedAt(0);
      change(advance(round));
    },
    again() {
      watch.current = pausedAt(0);
      change(begin(NEW_ROUND));
    },
    next() {
      const following = roundPath(nextRound(LASTING_STORAGE, request));
      save(TAB_STORAGE, following, { round: begin(NEW_ROUND), elapsed: 0 });
      navigate(href(following));
    },
  };
}

const KEY = 'trivia-timer';
const OFF = 'off';

/** Whether the player wants a timer, which is remembered. It is on at first. */
export function useTimerChoice(): [isTimed: boolean, choose: (isTimed: boolean) => void] {
  const [isTimed, setIsTimed] = useState(() => LASTING_STORAGE.getItem(KEY) !== OFF);
  const choose = (wanted: boolean): void => {
    if (wanted) LASTING_STORAGE.removeItem(KEY);
    else LASTING_STORAGE.setItem(KEY, OFF);
    setIsTimed(wanted);
  };
  return [isTimed, choose];
}
