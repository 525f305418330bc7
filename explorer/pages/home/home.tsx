import { useEffect, useState } from 'preact/hooks';

import type { Question } from '../../../packages/client/src/index.ts';
import { dayText } from '../../../src/http/pages/frame/dates.ts';
import { LASTING_STORAGE } from '../../app/browser-storage.ts';
import { definePage } from '../../app/page.ts';
import { useIsLive, useSite, useTexts } from '../../app/site.ts';
import { QuestionCard } from '../../components/question-card.tsx';
import { SearchBox } from '../../components/search/search-box.tsx';
import { dailyRound, roundPath } from '../../play/round-address.ts';
import { countOf, formatNumber, nounFor, pathIn } from '../../texts/language.ts';
import { QUESTIONS, QUESTIONS_IN, SITE_TEXTS } from '../../texts/site-texts.ts';
import { BuildWith } from './build-with.tsx';
import { drawOne, loadHome, type HomeData } from './load.ts';
import { HOME_TEXTS } from './texts.ts';
import './home.css';

/** The name under which the browser remembers that the Polish page was declined. */
const DECLINED = 'polish-declined';

export const home = definePage<HomeData>({
  load: loadHome,
  head({ total }, { language }) {
    const { title, description } = HOME_TEXTS[language];
    return {
      title,
      description: `${countOf(language, total, QUESTIONS_IN[language][language])}. ${description}`,
    };
  },
  View: HomeView,
});

interface ViewProps {
  readonly data: HomeData;
}

function HomeView({ data }: ViewProps) {
  return (
    <>
      <Hero data={data} />
      <DailyTen today={data.today} />
      <Categories data={data} />
      <Catalogue data={data} />
      <BuildWith />
      <PolishOffer />
    </>
  );
}

function Hero({ data }: ViewProps) {
  const { href, language } = useSite();
  const texts = useTexts(HOME_TEXTS);
  return (
    <div class="hero">
      <div class="wide hero-columns">
        <div class="hero-text">
          <h1>{texts.headline}</h1>
          <p>{texts.intro(countOf(language, data.total, QUESTIONS_IN[language][language]))}</p>
          <p class="row">
            <a class="button accent" href={href('/play')}>
              {texts.playRound}
            </a>
            <a class="button quiet" href={href('/explore')}>
              {texts.explore}
            </a>
          </p>
          <SearchBox filters={{ lang: [language] }} />
        </div>
        <TryOne first={data.question} />
      </div>
    </div>
  );
}

/** One question to answer right now, and then the next one. */
function TryOne({ first }: { readonly first: Question | undefined }) {
  const site = useSite();
  const texts = useTexts(HOME_TEXTS);
  const isLive = useIsLive();
  const [question, setQuestion] = useState(first);
  if (question === undefined) return null;
  const another = async (): Promise<void> => {
    const next = await drawOne(site);
    if (next !== undefined) setQuestion(next);
  };
  return (
    <section class="try-one" aria-labelledby="try-one">
      <h2 id="try-one" class="label">
        {texts.tryOne}
      </h2>
      <QuestionCard key={question.id} question={question} large level={3} />
      {isLive ? (
        <button type="button" class="button quiet small" onClick={() => void another()}>
          {texts.another}
        </button>
      ) : null}
    </section>
  );
}

/** An invitation to the ten questions that everybody gets today. @param today - a date such as 2026-05-31 */
function DailyTen({ today }: { readonly today: string }) {
  const { href, language } = useSite();
  const texts = useTexts(HOME_TEXTS);
  return (
    <section class="section wide" aria-labelledby="daily">
      <div class="daily-ten">
        <p class="daily-ten-date">{dayText(language, new Date(today))}</p>
        <div class="daily-ten-text">
          <h2 id="daily">{texts.daily}</h2>
          <p>{texts.dailyText}</p>
        </div>
        <a class="button accent" href={href(roundPath(dailyRound(today, language)))}>
          {texts.playDaily}
        </a>
      </div>
    </section>
  );
}

function Categories({ data }: ViewProps) {
  const { href, language } = useSite();
  const texts = useTexts(HOME_TEXTS);
  const { counted } = useTexts(SITE_TEXTS);
  return (
    <section class="section wide" aria-labelledby="categories">
      <div class="section-head">
        <h2 id="categories">{texts.categories}</h2>
        <p class="hint">{counted[language]}</p>
      </div>
      <ul class="category-tiles">
        {data.categories.map(({ slug, name, count }) => (
          <li key={slug}>
            <a class={`category-tile category-${slug}`} href={href(`/categories/${slug}`)}>
              <span class="category-name">{name}</span>
              <span class="soft small">{countOf(language, count, QUESTIONS[language])}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Catalogue({ data }: ViewProps) {
  const { href, language } = useSite();
  const texts = useTexts(HOME_TEXTS);
  const figures = [
    [QUESTIONS_IN[language].en, data.byLanguage.en],
    [QUESTIONS_IN[language].pl, data.byLanguage.pl],
    [texts.topics, data.topics],
    [texts.tags, data.tags],
    [texts.sources, data.sources],
  ] as const;
  return (
    <section class="section wide" aria-labelledby="catalogue">
      <div class="section-head">
        <h2 id="catalogue">{texts.catalogue}</h2>
        <a href={href('/stats')}>{texts.allStatistics}</a>
      </div>
      <dl class="figures">
        {figures.map(([noun, number]) => (
          <div key={noun.other} class="figure">
            <dt>{nounFor(language, number, noun)}</dt>
            <dd>{formatNumber(language, number)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Offers the Polish page to people whose browser prefers Polish. It is in Polish, and covers nothing. */
function PolishOffer() {
  const { language, path } = useSite();
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    setIsShown(language === 'en' && prefersPolish() && LASTING_STORAGE.getItem(DECLINED) === null);
  }, [language]);
  if (!isShown) return null;
  const decline = (): void => {
    LASTING_STORAGE.setItem(DECLINED, 'yes');
    setIsShown(false);
  };
  return (
    <aside class="polish-offer" lang="pl" aria-label="Wersja polska">
      <a href={pathIn('pl', path)} hreflang="pl">
        Czytaj po polsku
      </a>
      <button type="button" onClick={decline}>
        Nie, dziękuję
      </button>
    </aside>
  );
}

/** Whether the browser's user reads Polish rather than English. */
function prefersPolish(): boolean {
  const first = navigator.languages.find((each) => /^(en|pl)\b/i.test(each));
  return first?.toLowerCase().startsWith('pl') === true;
}
