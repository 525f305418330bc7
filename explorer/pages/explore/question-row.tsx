import { useSite, useTexts } from '../../app/site.ts';
import { Attribution } from '../../components/attribution.tsx';
import { FILTER_TEXTS } from '../../filters/filter-labels.ts';
import { useExploreLinks } from '../../filters/filter-links.tsx';
import { choose, tagModeOf, type Filters } from '../../filters/filters.ts';
import { EXPLORE_TEXTS } from './explore-texts.ts';
import type { ListedQuestion } from './listed-questions.ts';

/** More would take a second line. */
const MOST_TAGS = 6;

interface RowProps {
  readonly question: ListedQuestion;
  readonly filters: Filters;
}

function Answer({ question }: Pick<RowProps, 'question'>) {
  const texts = useTexts(EXPLORE_TEXTS);
  const { correctAnswer, incorrectAnswers, explanation } = question;
  return (
    <details class="row-answer">
      <summary>{texts.showAnswer}</summary>
      <div class="stack">
        <p>
          <strong>
            <bdi>{correctAnswer}</bdi>
          </strong>
          {explanation === null ? null : <bdi class="explanation">{explanation}</bdi>}
        </p>
        {incorrectAnswers.length === 0 ? null : (
          <p class="soft small">
            {texts.wrongAnswers}:{' '}
            {incorrectAnswers.map((answer, index) => (
              <span key={answer}>
                {index === 0 ? '' : ' · '}
                <bdi>{answer}</bdi>
              </span>
            ))}
          </p>
        )}
      </div>
    </details>
  );
}

/** A question in a list. Its answer stays hidden until someone asks for it. */
export function QuestionRow({ question, filters }: RowProps) {
  const { href } = useSite();
  const { difficulty: levels, type: types } = useTexts(FILTER_TEXTS).words;
  const { hrefOf, stay } = useExploreLinks();
  const { id, text, category, difficulty, type, tags, language } = question;
  return (
    <article class={`question question-row category-${category.slug}`} lang={language}>
      <p class="question-about">
        <a href={href(`/categories/${category.slug}`)}>{category.name}</a>
        {difficulty === null ? null : <span>{levels[difficulty]}</span>}
        <span>{types[type]}</span>
      </p>
      <h2 class="question-text">
        <a href={href(`/questions/${id}`)}>
          <bdi>{text}</bdi>
        </a>
      </h2>
      <Answer question={question} />
      {tags.length === 0 ? null : (
        <ul class="chips" onClick={stay}>
          {tags.slice(0, MOST_TAGS).map(({ slug, label }) => (
            <li key={slug}>
              <a class="chip" href={hrefOf(choose(filters, tagModeOf(filters), slug))} rel="nofollow">
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
      <Attribution attribution={question.attribution} />
    </article>
  );
}
