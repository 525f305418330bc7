import { useLayoutEffect, useRef } from 'preact/hooks';

import { useSite, useTexts } from '../../app/site.ts';
import { PLAY_TEXTS } from './play-texts.ts';

/** Characters. Nobody types more in good faith. */
const LONGEST = 200;

interface TypedProps {
  readonly isAnswered: boolean;
  /** Undefined if the player does not know. */
  readonly onAnswer: (given: string | undefined) => void;
}

/** A field for an answer that is typed. */
export function TypedAnswer({ isAnswered, onAnswer }: TypedProps) {
  const { language } = useSite();
  const texts = useTexts(PLAY_TEXTS);
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => field.current?.focus(), []);
  if (isAnswered) return null;
  return (
    <form
      class="typed-answer"
      lang={language}
      onSubmit={(event) => {
        event.preventDefault();
        const given = field.current?.value.trim() ?? '';
        if (given !== '') onAnswer(given);
      }}
    >
      <label class="label" for="typed-answer">
        {texts.yourAnswer}
      </label>
      <div class="row">
        <input
          ref={field}
          id="typed-answer"
          class="input"
          type="text"
          maxLength={LONGEST}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          enterkeyhint="done"
        />
        <button type="submit" class="button">
          {texts.submit}
        </button>
        <button type="button" class="button quiet" onClick={() => onAnswer(undefined)}>
          {texts.giveUp}
        </button>
      </div>
    </form>
  );
}
