import { useEffect, useRef } from 'preact/hooks';

import { useSite, useTexts } from '../../app/site.ts';
import { SearchBox } from '../../components/search/search-box.tsx';
import { useExploreLinks } from '../../filters/filter-links.tsx';
import { writeFilters, type Filters } from '../../filters/filters.ts';
import { countOf, LANGUAGES, type Language } from '../../texts/language.ts';
import { QUESTIONS_IN, SITE_TEXTS } from '../../texts/site-texts.ts';
import { ChosenFilters } from './chosen-filters.tsx';
import { EXPLORE_TEXTS } from './explore-texts.ts';
import { FilterPanel } from './filter-panel.tsx';
import type { ExploreData } from './load-explore.ts';
import { NoQuestions, Refusal, Warnings } from './no-questions.tsx';
import { QuestionList } from './question-list.tsx';
import { TakeIt } from './take-it.tsx';
import './explore.css';

interface ViewProps {
  readonly data: ExploreData;
}

/** The language of the questions. */
const languageOf = ({ lang = [] }: Filters, ofPage: Language): Language =>
  LANGUAGES.find((each) => lang.includes(each)) ?? ofPage;

/** How many questions match. When a removed filter took the focus with it, the focus goes here. */
function Count({ data }: ViewProps) {
  const { language } = useSite();
  const element = useRef<HTMLParagraphElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (!isFirst.current && isLost) element.current?.focus({ preventScroll: true });
    isFirst.current = false;
  }, [data]);
  return (
    <p class="result-count" role="status" tabIndex={-1} ref={element}>
      {countOf(language, data.total, QUESTIONS_IN[language][languageOf(data.filters, language)])}
    </p>
  );
}

/** What the numbers count, unless the filters say it. */
function Counted({ data: { filters } }: ViewProps) {
  const { language } = useSite();
  const { counted } = useTexts(SITE_TEXTS);
  if (filters.quality !== undefined || filters.type !== undefined) return null;
  return <p class="hint">{counted[languageOf(filters, language)]}</p>;
}

/** The order of the list. Searched questions have that of their relevance. */
function Order({ data: { filters, order } }: ViewProps) {
  const texts = useTexts(EXPLORE_TEXTS);
  const { hrefOf, stay } = useExploreLinks();
  if (order.order === undefined) return null;
  const isNewest = order.order === 'newest';
  return (
    <nav class="order small" aria-label={texts.order} onClick={stay}>
      <a href={hrefOf(filters, { order: undefined })} aria-current={isNewest ? undefined : 'true'}>
        {texts.orders.mixed}
      </a>
      <a
        href={hrefOf(filters, { order: 'newest' })}
        aria-current={isNewest ? 'true' : undefined}
        rel="nofollow"
      >
        {texts.orders.newest}
      </a>
    </nav>
  );
}

function Results({ data }: ViewProps) {
  const { query } = useSite();
  const texts = useTexts(EXPLORE_TEXTS);
  const { hrefOf } = useExploreLinks();
  const { filters, questions } = data;
  if (data.total === 0) return <NoQuestions data={data} />;
  return (
    <>
      <TakeIt data={data} />
      {query.has('cursor') ? (
        <p>
          <a href={hrefOf(filters)}>{texts.firstPage}</a>
        </p>
      ) : null}
      {questions.length === 0 ? null : <QuestionList key={query.toString()} data={data} />}
    </>
  );
}

export function ExploreView({ data }: ViewProps) {
  const { href } = useSite();
  const texts = useTexts(EXPLORE_TEXTS);
  return (
    <div class="wide explore">
      <div class="page-head">
        <h1>{texts.title}</h1>
        <p>{texts.intro}</p>
        <SearchBox filters={data.filters} />
      </div>
      {data.refused.length > 0 ? (
        <Refusal data={data} />
      ) : (
        <div class="explore-columns">
          <FilterPanel data={data} />
          <section class="results stack" aria-label={texts.results}>
            <div class="result-head">
              <Count data={data} />
              <Order data={data} />
              {data.total === 0 ? null : (
                <a class="button accent small" href={href('/play') + writeFilters(data.filters)}>
                  {texts.play}
                </a>
              )}
            </div>
            <Counted data={data} />
            <ChosenFilters data={data} />
            <Warnings data={data} />
            <Results data={data} />
          </section>
        </div>
      )}
    </div>
  );
}
