import { useTexts } from '../../app/site.ts';
import { answerOptions, LETTERS } from '../../components/answer-options.ts';
import type { PlayQuestion } from '../../play/load-round.ts';
import { HOST_TEXTS } from './host-texts.ts';
import { SheetHead } from './sheet-head.tsx';
import type { ShownQuiz } from './shown-round.ts';

/** What a team marks or writes. */
function AnswerLine({ question }: { readonly question: PlayQuestion }) {
  if (question.type === 'text_input') return <span class="answer-line" />;
  const options = answerOptions(question);
  return (
    <span class="answer-marks">
      {options.map((option, index) => (
        <span key={option} class="answer-mark">
          {question.type === 'boolean' ? option : LETTERS[index]}
        </span>
      ))}
    </span>
  );
}

/** A sheet for a team to fill in: letters to circle, and lines to write on. */
export function AnswerSheet({ rounds, edit }: ShownQuiz) {
  const texts = useTexts(HOST_TEXTS);
  return (
    <div class="narrow">
      <SheetHead title={texts.answerSheet} text={texts.answerSheetText} edit={edit} />
      {rounds.map(({ name, questions }, index) => (
        <section key={index} class="sheet answer-sheet" aria-labelledby={`round-${index + 1}`}>
          <p class="sheet-team">
            <span>
              {texts.team}: <span class="answer-line" />
            </span>
            <span>
              {texts.points}: <span class="answer-box" />
            </span>
          </p>
          <p class="label">{texts.round(index + 1)}</p>
          <h2 id={`round-${index + 1}`}>{name}</h2>
          <ol class="answer-lines">
            {questions.map((question, place) => (
              <li key={question.id}>
                <span class="answer-number">{`${place + 1}.`}</span>
                <AnswerLine question={question} />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
