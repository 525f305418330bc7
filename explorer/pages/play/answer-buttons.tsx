import { useLayoutEffect } from 'preact/hooks';

import { answerOptions } from '../../components/answer-options.ts';
import type { PlayQuestion } from '../../play/load-round.ts';
import type { Reply } from '../../play/round.ts';
import { useTexts } from '../../app/site.ts';
import { PLAY_TEXTS } from './play-texts.ts';

interface ButtonsProps {
  readonly question: PlayQuestion;
  /** Undefined while the question is open. */
  readonly reply: Reply | undefined;
  readonly onAnswer: (option: string) => void;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

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
