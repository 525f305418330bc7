import { useSite, useTexts } from '../../app/site.ts';
import { answerOptions, LETTERS } from '../../components/answer-options.ts';
import { creditsOf } from '../../play/credits.ts';
import type { PlayQuestion } from '../../play/load-round.ts';
import { HOST_TEXTS } from './host-texts.ts';
import { SheetHead } from './sheet-head.tsx';
import type { ShownQuiz } from './shown-round.ts';

function SheetQuestion({ question }: { readonly question: PlayQuestion }) {
  const { language } = useSite();
  const texts = useTexts(HOST_TEXTS);
  const options = answerOptions(question);
  const letter = LETTERS[options.indexOf(question.correctAnswer)];
  return (
    <li class="sheet-question" lang={question.language}>
      <p class="sheet-text">
        <bdi>{question.text}</bdi>
      </p>
      {question.type === 'multiple' ? (
        <ol class="sheet-options">
          {options.map((option, index) => (
            <li key={option}>
              <span aria-hidden="true">{LETTERS[index]}. </span>
              <bdi>{option}</bdi>
            </li>
          ))}
        </ol>
      ) : null}
      <p class="sheet-answer">
        <span lang={language}>{texts.answer}:</span>{' '}
        <strong>
          {question.type === 'multiple' && letter !== undefined ? `${letter}. ` : ''}
          <bdi>{question.correctAnswer}</bdi>
        </strong>
        {question.explanation === null ? null : (
          <span class="soft">
            {' '}
            – <bdi>{question.explanation}</bdi>
          </span>
        )}
      </p>
    </li>
  );
}

function Credits({ rounds }: Pick<ShownQuiz, 'rounds'>) {
  const texts = useTexts(HOST_TEXTS);
  return (
    <section class="sheet credits" aria-labelledby="credits">
      <h2 id="credits">{texts.credits}</h2>
      <ul>
        {creditsOf(rounds).map(({ author, license, licenseUrl, numbers }) => (
          <li key={author + license}>
            <bdi>{author}</bdi>, {licenseUrl === null ? license : <a href={licenseUrl}>{license}</a>} (
            {numbers.join(', ')})
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The questions and answers for the host to read and print. */
export function QuestionSheet({ rounds, edit }: ShownQuiz) {
  const texts = useTexts(HOST_TEXTS);
  return (
    <div class="narrow">
      <SheetHead title={texts.questionSheet} text={texts.questionSheetText} edit={edit} />
      {rounds.map(({ name, questions }, index) => (
        <section key={index} class="sheet" aria-labelledby={`round-${index + 1}`}>
          <p class="label">{texts.round(index + 1)}</p>
          <h2 id={`round-${index + 1}`}>{name}</h2>
          {questions.length === 0 ? <p>{texts.noQuestions}</p> : null}
          <ol class="sheet-questions">
            {questions.map((question) => (
              <SheetQuestion key={question.id} question={question} />
            ))}
          </ol>
        </section>
      ))}
      <Credits rounds={rounds} />
    </div>
  );
}
