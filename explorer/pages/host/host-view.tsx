import { useSite, useTexts } from '../../app/site.ts';
import { quizPath } from '../../play/quiz-address.ts';
import { AnswerSheet } from './answer-sheet.tsx';
import { EditQuiz } from './edit-quiz.tsx';
import { HOST_TEXTS } from './host-texts.ts';
import type { HostData } from './load-host.ts';
import { QuestionSheet } from './question-sheet.tsx';
import { roundName } from './round-name.ts';
import { ScreenView } from './screen-view.tsx';
import './host.css';

/** A round as the big screen and the sheets show it. */
const named = (data: Exclude<HostData, { view: 'edit' }>, language: 'en' | 'pl') =>
  (data.rounds ?? []).map((round, index) => ({
    name: roundName(round, index, data.labels[index] ?? {}, language),
    questions: round.questions,
  }));

export function HostView({ data }: { readonly data: HostData }) {
  const { href, language } = useSite();
  const texts = useTexts(HOST_TEXTS);
  if (data.view === 'edit') return <EditQuiz data={data} />;
  const edit = href(quizPath(data.quiz, 'edit'));
  if (data.rounds === undefined)
    return (
      <div class="narrow page-head">
        <p class="notice bad">{texts.refused}</p>
        <p>
          <a class="button" href={edit}>
            {texts.back}
          </a>
        </p>
      </div>
    );
  const rounds = named(data, language);
  if (data.view === 'screen') return <ScreenView rounds={rounds} edit={edit} />;
  return data.view === 'questions' ? (
    <QuestionSheet rounds={rounds} edit={edit} />
  ) : (
    <AnswerSheet rounds={rounds} edit={edit} />
  );
}
