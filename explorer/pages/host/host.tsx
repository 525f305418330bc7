import { definePage } from '../../app/page.ts';
import { useSite, useTexts } from '../../app/site.ts';
import { roundName } from '../../play/load-round.ts';
import { quizPath } from '../../play/quiz-address.ts';
import type { Language } from '../../texts/language.ts';
import { ScreenView } from './deck.tsx';
import { EditQuiz } from './edit-quiz.tsx';
import { loadHost, type HostData } from './load.ts';
import { AnswerSheet, QuestionSheet } from './sheets.tsx';
import { HOST_TEXTS } from './texts.ts';
import './host.css';

export const host = definePage<HostData>({
  load: loadHost,
  head({ view }, { language }) {
    const { title, description } = HOST_TEXTS[language];
    return { title, description, canonical: '/play/host', isPrivate: view !== 'edit', isPersonal: true };
  },
  View: HostView,
});

function HostView({ data }: { readonly data: HostData }) {
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

/** A round as the big screen and the sheets show it: its name is the title that the host has given it, or its filters, or its number. */
const named = ({ rounds = [], labels }: Exclude<HostData, { view: 'edit' }>, language: Language) =>
  rounds.map((round, index) => ({
    name:
      round.title || roundName(round, labels[index] ?? {}, language, HOST_TEXTS[language].round(index + 1)),
    questions: round.questions,
  }));
