import { useLayoutEffect, useRef } from 'preact/hooks';

import { useSite, useTexts } from '../../app/site.ts';
import { answerOptions } from '../../components/answer-options.ts';
import type { PlayQuestion } from '../../play/load-round.ts';
import type { Reply } from '../../play/round.ts';
import { PLAY_TEXTS } from './texts.ts';

interface ButtonsProps {
  readonly question: PlayQuestion;
  /** Undefined while the question is open. */
  readonly reply: Reply | undefined;
  readonly onAnswer: (option: string) => void;
}

/** The answers to choose from, by click, touch or the keys from 1. */
export function AnswerButtons({ question, reply, onAnswer }: ButtonsProps) {
  const texts = useTexts(PLAY_TEXTS);
  const options = answerOptions(question);
  const isAnswered = reply !== undefined;
  // Not after painting: a key pressed until then would be lost.
  useLayoutEffect(() => {
    const choose = (event: KeyboardEvent): void => {
      if (isAnswered || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const option = /^[1-9]$/.test(event.key) ? options[Number(event.key) - 1] : undefined;
      if (option !== undefined) onAnswer(option);
    };
    document.addEventListener('keydown', choose);
    return () => document.removeEventListener('keydown', choose);
  });
  const stateOf = (option: string): '' | 'right' | 'wrong' | 'other' => {
    if (reply === undefined) return '';
    if (option === question.correctAnswer) return 'right';
    return option === reply.given ? 'wrong' : 'other';
  };
  return (
    <ul class="options" aria-label={texts.options}>
      {options.map((option, index) => {
        const state = stateOf(option);
        return (
          <li key={option}>
            <button
              type="button"
              class={`option ${state}`}
              aria-disabled={isAnswered}
              aria-keyshortcuts={String(index + 1)}
              onClick={() => onAnswer(option)}
            >
              <span class="option-letter" aria-hidden="true">
                {state === 'right' ? '✓' : state === 'wrong' ? '✗' : index + 1}
              </span>
              <bdi>{option}</bdi>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

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
