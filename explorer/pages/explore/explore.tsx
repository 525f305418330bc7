import { useEffect, useRef } from 'preact/hooks';

import { definePage } from '../../app/page.ts';
import { useSite, useTexts } from '../../app/site.ts';
import { SearchBox } from '../../components/search/search-box.tsx';
import { FilterChips, useExploreLinks, type ExploreLinks } from '../../filters/filter-links.tsx';
import { valuesOf, writeFilters, type Filters } from '../../filters/filters.ts';
import { countOf, LANGUAGES, type Language } from '../../texts/language.ts';
import { QUESTIONS, QUESTIONS_IN, SITE_TEXTS } from '../../texts/site-texts.ts';
import { FilterPanel } from './filter-panel.tsx';
import { loadExplore, type ExploreData } from './load.ts';
import { NoQuestions, Refusal, Warnings } from './no-questions.tsx';
import { QuestionList } from './question-list.tsx';
import { TakeIt } from './take-it.tsx';
import { EXPLORE_TEXTS } from './texts.ts';
import './explore.css';

export const explore = definePage<ExploreData>({
  load: loadExplore,
  head({ total }, { language }) {
    const { title, description } = EXPLORE_TEXTS[language];
    return { title, description: `${countOf(language, total, QUESTIONS[language])}. ${description}` };
  },
  View: ExploreView,
});

interface ViewProps {
  readonly data: ExploreData;
}

interface LinkedProps extends ViewProps {
  readonly links: ExploreLinks;
}

function ExploreView({ data }: ViewProps) {
  const { href, language } = useSite();
  const texts = useTexts(EXPLORE_TEXTS);
  const links = useExploreLinks();
  const { filters, facets } = data;
  // The language of the page goes without saying.
  const chosen = valuesOf(filters).filter(({ name, value }) => name !== 'lang' || value !== language);
  return (
    <div class="wide explore">
      <div class="page-head">
        <h1>{texts.title}</h1>
        <p>{texts.intro}</p>
        <SearchBox filters={filters} />
      </div>
      {data.refused.length > 0 ? (
        <Refusal data={data} links={links} />
      ) : (
        <div class="explore-columns">
          <FilterPanel data={data} links={links} chosen={chosen.length} />
          <section class="results stack" aria-label={texts.results}>
            <div class="result-head">
              <Count data={data} />
              <Order data={data} links={links} />
              {data.total === 0 ? null : (
                <a class="button accent small" href={href('/play') + writeFilters(filters)}>
                  {texts.play}
                </a>
              )}
            </div>
            <Counted data={data} />
            <FilterChips
              filters={filters}
              chosen={chosen}
              facets={facets}
              hrefOf={links.hrefOf}
              onClick={links.stay}
            />
            <Warnings data={data} links={links} />
            <Results data={data} links={links} />
          </section>
        </div>
      )}
    </div>
  );
}

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

/** The language of the questions. */
const languageOf = ({ lang = [] }: Filters, ofPage: Language): Language =>
  LANGUAGES.find((each) => lang.includes(each)) ?? ofPage;

/** The order of the list. Searched questions have that of their relevance. */
function Order({ data: { filters, order }, links: { hrefOf, stay } }: LinkedProps) {
  const texts = useTexts(EXPLORE_TEXTS);
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

function Results({ data, links }: LinkedProps) {
  const { query } = useSite();
  const texts = useTexts(EXPLORE_TEXTS);
  const { filters, questions } = data;
  if (data.total === 0) return <NoQuestions data={data} links={links} />;
  return (
    <>
      <TakeIt data={data} />
      {query.has('cursor') ? (
        <p>
          <a href={links.hrefOf(filters)}>{texts.firstPage}</a>
        </p>
      ) : null}
      {questions.length === 0 ? null : <QuestionList key={query.toString()} data={data} links={links} />}
    </>
  );
}
