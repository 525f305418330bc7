import { useSite, useTexts } from '../../app/site.ts';
import { Attribution, ReportProblem } from '../../components/question-foot.tsx';
import type { PlayQuestion } from '../../play/load-round.ts';
import type { Reply } from '../../play/round.ts';
import { PLAY_TEXTS } from './play-texts.ts';

interface ReviewProps {
  readonly questions: readonly PlayQuestion[];
  readonly replies: readonly Reply[];
}

/** Every question of a finished round with the player's answer and the right one. */
export function Review({ questions, replies }: ReviewProps) {
  const { language } = useSite();
  const texts = useTexts(PLAY_TEXTS);
  return (
    <section class="stack" aria-labelledby="review">
      <h2 id="review">{texts.review}</h2>
      <ol class="review">
        {questions.map((question, index) => {
          const reply = replies[index];
          const isRight = reply?.isRight === true;
          return (
            <li
              key={question.id}
              class={`question category-${question.category.slug}`}
              lang={question.language}
            >
              <h3 class="question-text">
                <span class={`step ${isRight ? 'right' : 'wrong'}`}>
                  <span aria-hidden="true">{isRight ? '✓' : '✗'}</span>
                  <span class="hidden" lang={language}>
                    {isRight ? texts.stepRight : texts.stepWrong}
                  </span>
                </span>
                <bdi>{question.text}</bdi>
              </h3>
              <dl class="review-answers">
                <div>
                  <dt lang={language}>{texts.answer}</dt>
                  <dd class="verdict right">
                    <bdi>{question.correctAnswer}</bdi>
                  </dd>
                </div>
                {isRight ? null : (
                  <div>
                    <dt lang={language}>{texts.yourAnswer}</dt>
                    <dd class="verdict wrong">
                      <bdi>{reply?.given ?? texts.noAnswer}</bdi>
                    </dd>
                  </div>
                )}
              </dl>
              {question.explanation === null ? null : (
                <p>
                  <bdi>{question.explanation}</bdi>
                </p>
              )}
              <div class="play-question-foot" lang={language}>
                <Attribution attribution={question.attribution} />
                <ReportProblem id={question.id} />
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
