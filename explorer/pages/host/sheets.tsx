import { useIsLive, useSite, useTexts } from '../../app/site.ts';
import { answerOptions, LETTERS } from '../../components/answer-options.ts';
import type { PlayQuestion } from '../../play/load-round.ts';
import { creditsOf } from '../../play/quiz.ts';
import type { ShownQuiz } from './slide.tsx';
import { HOST_TEXTS } from './texts.ts';

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

interface HeadProps {
  readonly title: string;
  readonly text: string;
  readonly edit: string;
}

/** The head of a sheet on the screen. It is not printed. */
function SheetHead({ title, text, edit }: HeadProps) {
  const texts = useTexts(HOST_TEXTS);
  const isLive = useIsLive();
  return (
    <div class="page-head sheet-head">
      <h1>{title}</h1>
      <p>{text}</p>
      <div class="row">
        {isLive ? (
          <button type="button" class="button" onClick={() => print()}>
            {texts.print}
          </button>
        ) : null}
        <a class="button quiet" href={edit}>
          {texts.back}
        </a>
      </div>
    </div>
  );
}
