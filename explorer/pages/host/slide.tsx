import { useSite, useTexts } from '../../app/site.ts';
import { answerOptions, LETTERS } from '../../components/answer-options.ts';
import { Attribution } from '../../components/question-foot.tsx';
import type { PlayQuestion } from '../../play/load-round.ts';
import type { Slide } from '../../play/quiz.ts';
import { countOf } from '../../texts/language.ts';
import { QUESTIONS } from '../../texts/site-texts.ts';
import { HOST_TEXTS } from './texts.ts';

/** A round as the big screen and the sheets show it. */
export interface ShownRound {
  readonly name: string;
  readonly questions: readonly PlayQuestion[];
}

/** What the big screen and the sheets get. */
export interface ShownQuiz {
  readonly rounds: readonly ShownRound[];
  /** Where the quiz can be changed. */
  readonly edit: string;
}

interface SlideProps {
  readonly rounds: readonly ShownRound[];
  readonly slide: Slide;
  readonly isRevealed: boolean;
}

/** One slide in large type. */
export function SlideView({ rounds, slide, isRevealed }: SlideProps) {
  const { language } = useSite();
  const texts = useTexts(HOST_TEXTS);
  const round = rounds[slide.round];
  if (round === undefined) return null;
  const { name, questions } = round;
  const label = texts.round(slide.round + 1);
  if (slide.kind === 'title')
    return (
      <div class="slide title-slide">
        <p class="slide-label">{label}</p>
        <h1>{name}</h1>
        <p class="slide-count">{countOf(language, questions.length, QUESTIONS[language])}</p>
      </div>
    );
  if (slide.kind === 'answers')
    return (
      <div class="slide answers-slide">
        <h1>{texts.roundAnswers(name)}</h1>
        <ol class={questions.length > 8 ? 'slide-answers many' : 'slide-answers'}>
          {questions.map((question) => (
            <li key={question.id} lang={question.language}>
              <bdi class="slide-answer-text">{question.text}</bdi>{' '}
              <strong>
                <bdi>{question.correctAnswer}</bdi>
              </strong>
            </li>
          ))}
        </ol>
      </div>
    );
  const question = questions[slide.question];
  if (question === undefined) return null;
  return (
    <div class={`slide question-slide category-${question.category.slug}`}>
      <p class="slide-label">
        {name} · {texts.ofQuestions(slide.question + 1, questions.length)}
      </p>
      <QuestionSlide question={question} isRevealed={isRevealed} />
      <Attribution attribution={question.attribution} />
    </div>
  );
}

function QuestionSlide({
  question,
  isRevealed,
}: {
  readonly question: PlayQuestion;
  readonly isRevealed: boolean;
}) {
  const options = answerOptions(question);
  const stateOf = (option: string): string =>
    !isRevealed ? '' : option === question.correctAnswer ? ' right' : ' other';
  return (
    <div class="slide-body" lang={question.language}>
      <h1 class="slide-question">
        <bdi>{question.text}</bdi>
      </h1>
      {options.length === 0 ? null : (
        <ul class="slide-options">
          {options.map((option, index) => (
            <li key={option} class={`slide-option${stateOf(option)}`}>
              <span class="slide-letter" aria-hidden="true">
                {isRevealed && option === question.correctAnswer ? '✓' : LETTERS[index]}
              </span>
              <bdi>{option}</bdi>
            </li>
          ))}
        </ul>
      )}
      <div aria-live="polite">
        {isRevealed ? (
          <p class="slide-answer">
            {options.length === 0 ? (
              <strong>
                <bdi>{question.correctAnswer}</bdi>
              </strong>
            ) : null}{' '}
            <bdi>{question.explanation}</bdi>
          </p>
        ) : null}
      </div>
    </div>
  );
}
