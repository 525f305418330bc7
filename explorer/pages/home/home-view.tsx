import { useSite, useTexts } from '../../app/site.ts';
import { SearchBox } from '../../components/search/search-box.tsx';
import { countOf, formatNumber, nounFor } from '../../texts/language.ts';
import { QUESTIONS, QUESTIONS_IN, SITE_TEXTS } from '../../texts/site-texts.ts';
import { BuildWith } from './build-with.tsx';
import { DailyTen } from './daily-ten.tsx';
import { HOME_TEXTS } from './home-texts.ts';
import type { HomeData } from './load-home.ts';
import { PolishOffer } from './polish-offer.tsx';
import { TryOne } from './try-one.tsx';
import './home.css';

interface ViewProps {
  readonly data: HomeData;
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

export function HomeView({ data }: ViewProps) {
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
