import { useLayoutEffect, useRef } from 'preact/hooks';

import { useSite, useTexts } from '../../app/site.ts';
import { countOf } from '../../texts/language.ts';
import { QUESTIONS } from '../../texts/site-texts.ts';
import { OtherLanguage } from './other-language.tsx';
import { PLAY_TEXTS } from './play-texts.ts';

interface ReadyProps {
  readonly amount: number;
  readonly isTimed: boolean;
  readonly onTimer: (isTimed: boolean) => void;
  readonly onStart: () => void;
}

/** What a player sees who has followed a link: nothing runs before they start. */
export function Ready({ amount, isTimed, onTimer, onStart }: ReadyProps) {
  const { language } = useSite();
  const texts = useTexts(PLAY_TEXTS);
  const start = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => start.current?.focus(), []);
  return (
    <div class="card stack ready">
      <h2>{texts.ready}</h2>
      <p>{texts.readyText(countOf(language, amount, QUESTIONS[language]))}</p>
      <label class="check">
        <input
          type="checkbox"
          checked={isTimed}
          onChange={({ currentTarget }) => onTimer(currentTarget.checked)}
        />
        {texts.timer}
      </label>
      <p class="row">
        <button ref={start} type="button" class="button accent large" onClick={onStart}>
          {texts.start}
        </button>
        <OtherLanguage />
      </p>
    </div>
  );
}
