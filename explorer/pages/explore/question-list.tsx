import { useEffect, useRef, useState } from 'preact/hooks';

import { useKept, useSite, useTexts } from '../../app/site.ts';
import { Attribution } from '../../components/question-foot.tsx';
import { FILTER_TEXTS } from '../../filters/filter-labels.ts';
import type { ExploreLinks } from '../../filters/filter-links.tsx';
import { choose, tagModeOf, type Filters } from '../../filters/filters.ts';
import { SITE_TEXTS } from '../../texts/site-texts.ts';
import { loadPart, type ExploreData, type ListedQuestion, type ListPart } from './load.ts';
import { EXPLORE_TEXTS } from './texts.ts';

/** Questions after which more are loaded on demand only, so that the end of the page can be reached. */
const MOST_BY_SCROLLING = 200;
/** Pixels below the window in which the next part is loaded. */
const AHEAD = 1_200;

/** More would take a second line. */
const MOST_TAGS = 6;

interface ListProps {
  readonly data: ExploreData;
  readonly links: ExploreLinks;
}

/** The questions of a view. More are added as the visitor reads on; without scripts, a link leads to them. */
export function QuestionList({ data, links }: ListProps) {
  const { client, query } = useSite();
  const texts = useTexts(EXPLORE_TEXTS);
  const { loading } = useTexts(SITE_TEXTS);
  const { filters, order } = data;
  const [list, setList] = useKept<ListPart>(`questions ${query.toString()}`, () => data);
  const [state, setState] = useState<'ready' | 'loading' | 'failed'>('ready');
  const { questions, cursor } = list;
  const settled = useSettled(questions.length);

  const loadMore = async (): Promise<void> => {
    if (cursor === undefined || state === 'loading') return;
    setState('loading');
    try {
      const part = await loadPart(client, filters, { order, cursor });
      setList({ questions: [...questions, ...part.questions], cursor: part.cursor });
      setState('ready');
    } catch {
      // Whatever it was, the visitor can try again.
      setState('failed');
    }
  };
  const near = useNear(() => {
    if (state === 'ready' && questions.length < MOST_BY_SCROLLING) void loadMore();
  });
  const onClick = (event: MouseEvent): void => {
    event.preventDefault();
    void loadMore();
  };

  return (
    <>
      <ol class="question-list">
        {questions.map((question, index) => (
          <li key={question.id} class={index < settled ? 'settled' : undefined}>
            <QuestionRow question={question} filters={filters} links={links} />
          </li>
        ))}
      </ol>
      <p class="list-end" ref={near} aria-live="polite">
        {state === 'failed' ? <span>{texts.loadFailed} </span> : null}
        {cursor === undefined ? (
          <span class="soft">{questions.length > 1 ? texts.end : ''}</span>
        ) : state === 'loading' ? (
          <span class="soft">{loading}</span>
        ) : (
          <a
            class="button quiet"
            href={links.hrefOf(filters, { cursor })}
            rel="next nofollow"
            onClick={onClick}
          >
            {texts.nextPage}
          </a>
        )}
      </p>
    </>
  );
}

/** Runs something when an element comes near the window. */
function useNear(onNear: () => void): { readonly current: HTMLParagraphElement | null } {
  const element = useRef<HTMLParagraphElement>(null);
  const latest = useRef(onNear);
  latest.current = onNear;
  useEffect(() => {
    if (element.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) latest.current();
      },
      { rootMargin: `${AHEAD}px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  });
  return element;
}

/** How many rows the browser has laid out. It keeps their height at the end of the first frame that has them. */
function useSettled(count: number): number {
  const [settled, setSettled] = useState(0);
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setSettled(count));
    });
    return () => cancelAnimationFrame(frame);
  }, [count]);
  return settled;
}

interface RowProps {
  readonly question: ListedQuestion;
  readonly filters: Filters;
  readonly links: ExploreLinks;
}

/** A question in a list. Its answer stays hidden until someone asks for it. */
function QuestionRow({ question, filters, links }: RowProps) {
  const { href } = useSite();
  const { difficulty: levels, type: types } = useTexts(FILTER_TEXTS).words;
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
        <ul class="chips" onClick={links.stay}>
          {tags.slice(0, MOST_TAGS).map(({ slug, label }) => (
            <li key={slug}>
              <a class="chip" href={links.hrefOf(choose(filters, tagModeOf(filters), slug))} rel="nofollow">
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
