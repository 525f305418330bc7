import { definePage } from '../../app/page.ts';
import { loadQuestion, type QuestionData } from './load-question.ts';
import { QUESTION_TEXTS } from './question-texts.ts';
import { QuestionView } from './question-view.tsx';

export const question = definePage<QuestionData>({
  load: loadQuestion,
  head({ question: { text, category } }, { language }) {
    return { title: text, description: `${QUESTION_TEXTS[language].kind}. ${category.name}.` };
  },
  View: QuestionView,
});
