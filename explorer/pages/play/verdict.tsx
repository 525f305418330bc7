import { useSite, useTexts } from '../../app/site.ts';
import type { PlayQuestion } from '../../play/load-round.ts';
import type { Reply } from '../../play/round.ts';
import { pointsOf, streakOf } from '../../play/score.ts';
import { countOf } from '../../texts/language.ts';
import { PLAY_TEXTS } from './play-texts.ts';

/** Right answers in a row that are worth a word. */
const STREAK = 3;

interface VerdictProps {
  readonly question: PlayQuestion;
  /** Up to the one to this question. */
  readonly replies: readonly Reply[];
}

/** Whether the last answer was right, and the right one if it was not. */
export function Verdict({ question, replies }: VerdictProps) {
  const { language } = useSite();
  const texts = useTexts(PLAY_TEXTS);
  const reply = replies.at(-1);
  if (reply === undefined) return null;
  const { given } = reply;
  const isTyped = question.type === 'text_input';
  if (reply.isRight) {
    const streak = streakOf(replies);
    const points = pointsOf(replies).at(-1) ?? 0;
    return (
      <div class="play-verdict right">
        <p class="verdict right">
          {streak >= STREAK ? texts.rightStreak(streak) : texts.right}
          <span class="won"> +{countOf(language, points, texts.points)}</span>
        </p>
        {isTyped ? (
          <p>
            {texts.answerIs}{' '}
            <strong lang={question.language}>
              <bdi>{question.correctAnswer}</bdi>
            </strong>
            .
          </p>
        ) : null}
      </div>
    );
  }
  return (
    <div class="play-verdict wrong">
      <p class="verdict wrong">
        {given === undefined && !isTyped ? texts.late : texts.wrong} {texts.answerIs}{' '}
        <strong lang={question.language}>
          <bdi>{question.correctAnswer}</bdi>
        </strong>
        .
      </p>
      {isTyped && given !== undefined ? <p class="soft">{texts.typed(given)}</p> : null}
    </div>
  );
}
