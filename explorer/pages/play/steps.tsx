import { useTexts } from '../../app/site.ts';
import type { Reply } from '../../play/round.ts';
import { PLAY_TEXTS } from './texts.ts';

interface StepsProps {
  readonly amount: number;
  readonly replies: readonly Reply[];
  /** Counted from 0. */
  readonly current: number;
}

/** The progress of a round: a step for each question, marked by colour and sign. */
export function Steps({ amount, replies, current }: StepsProps) {
  const texts = useTexts(PLAY_TEXTS);
  return (
    <ol class="steps" aria-label={texts.progress}>
      {Array.from({ length: amount }, (_, index) => {
        const reply = replies[index];
        const [state, text, sign] =
          reply === undefined
            ? index === current
              ? (['current', texts.stepCurrent, ''] as const)
              : (['open', texts.stepOpen, ''] as const)
            : reply.isRight
              ? (['right', texts.stepRight, '✓'] as const)
              : (['wrong', texts.stepWrong, '✗'] as const);
        return (
          <li key={index} class={`step ${state}`} aria-current={index === current ? 'step' : undefined}>
            <span aria-hidden="true">{sign}</span>
            <span class="hidden">
              {index + 1}: {text}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
