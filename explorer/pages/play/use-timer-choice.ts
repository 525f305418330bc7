import { useState } from 'preact/hooks';

import { LASTING_STORAGE } from '../../app/browser-storage.ts';

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
