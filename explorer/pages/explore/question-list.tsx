import { useEffect, useRef, useState } from 'preact/hooks';

import { useKept, useSite, useTexts } from '../../app/site.ts';
import { useExploreLinks } from '../../filters/filter-links.tsx';
import { SITE_TEXTS } from '../../texts/site-texts.ts';
import { EXPLORE_TEXTS } from './explore-texts.ts';
import { loadPart, type ListPart } from './listed-questions.ts';
import type { ExploreData } from './load-explore.ts';
import { QuestionRow } from './question-row.tsx';

/** Questions after which more are loaded on demand only, so that the end of the page can be reached. */
const MOST_BY_SCROLLING = 200;
/** Pixels below the window in which the next part is loaded. */
const AHEAD = 1_200;

/** Milliseconds. */
const SETTLED_AFTER = 300;

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

/** How many rows the browser has laid out, some frames after they were added. */
function useSettled(count: number): number {
  const [settled, setSettled] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(count), SETTLED_AFTER);
    return () => clearTimeout(timer);
  }, [count]);
  return settled;
}

/** The questions of a view. More are added as the visitor reads on; without scripts, a link leads to them. */
export function QuestionList({ data }: { readonly data: ExploreData }) {
  const { client, query } = useSite();
  const texts = useTexts(EXPLORE_TEXTS);
  const { loading } = useTexts(SITE_TEXTS);
  const { hrefOf } = useExploreLinks();
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
            <QuestionRow question={question} filters={filters} />
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
          <a class="button quiet" href={hrefOf(filters, { cursor })} rel="next nofollow" onClick={onClick}>
            {texts.nextPage}
          </a>
        )}
      </p>
    </>
  );
}
