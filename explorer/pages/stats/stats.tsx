import type { ComponentChildren } from 'preact';

import { definePage } from '../../app/page.ts';
import { useSite, useTexts } from '../../app/site.ts';
import { BarChart } from '../../charts/bar-chart.tsx';
import { WorldMap } from '../../charts/map/world-map.tsx';
import { useExploreLinks } from '../../filters/filter-links.tsx';
import type { Filters } from '../../filters/filters.ts';
import { countOf, formatNumber, LANGUAGES, nounFor } from '../../texts/language.ts';
import { QUESTIONS, SOURCE_NAMES } from '../../texts/site-texts.ts';
import { CoverageChart, DifficultyChart, GrowthChart, TypesChart } from './charts.tsx';
import { loadStats, type StatsData } from './load.ts';
import { STATS_TEXTS } from './texts.ts';

export const stats = definePage<StatsData>({
  load: loadStats,
  head({ total }, { language }) {
    const { title, description } = STATS_TEXTS[language];
    return { title, description: `${countOf(language, total, QUESTIONS[language])}. ${description}` };
  },
  View: StatsView,
});

const SECTIONS = ['growth', 'origin', 'languages', 'difficulty', 'regions'] as const;

interface ViewProps {
  readonly data: StatsData;
}

interface LinkedProps extends ViewProps {
  readonly hrefOf: (filters: Filters) => string;
}

function StatsView({ data }: ViewProps) {
  const texts = useTexts(STATS_TEXTS);
  const links = useExploreLinks();
  // Questions of every tier, as the numbers count them.
  const hrefOf = (filters: Filters): string => links.hrefOf({ ...filters, quality: ['all'] });
  return (
    <>
      <Head data={data} />
      {data.growth.length === 0 ? null : (
        <Section name="growth">
          <div class="card stats-wide">
            <GrowthChart growth={data.growth} />
          </div>
        </Section>
      )}
      <Origin data={data} hrefOf={hrefOf} />
      <Languages data={data} hrefOf={hrefOf} />
      <Section name="difficulty" text={texts.difficultyText}>
        <div class="card stats-wide">
          <DifficultyChart levels={data.levels} hrefOf={hrefOf} />
        </div>
      </Section>
      <Regions data={data} hrefOf={hrefOf} />
    </>
  );
}

function Head({ data }: ViewProps) {
  const { language } = useSite();
  const texts = useTexts(STATS_TEXTS);
  const figures = [
    [QUESTIONS[language], data.total],
    ...LANGUAGES.map((each, index) => [texts.languageForms[each], data.byLanguage[index] ?? 0] as const),
    [texts.topics, data.topics],
    [texts.tags, data.tags],
  ] as const;
  return (
    <div class="page-head wide">
      <h1>{texts.heading}</h1>
      <p>{texts.intro}</p>
      <p class="small">{texts.counted}</p>
      <dl class="figures stats-figures" aria-label={texts.atAGlance}>
        {figures.map(([noun, number]) => (
          <div key={noun.other} class="figure">
            <dt>{nounFor(language, number, noun)}</dt>
            <dd>{formatNumber(language, number)}</dd>
          </div>
        ))}
      </dl>
      <nav aria-label={texts.contents} class="chips">
        {SECTIONS.filter((name) => name !== 'growth' || data.growth.length > 0).map((name) => (
          <a key={name} class="chip" href={`#${name}`}>
            {texts[name]}
          </a>
        ))}
      </nav>
    </div>
  );
}

interface SectionProps {
  readonly name: (typeof SECTIONS)[number];
  readonly text?: string;
  readonly children: ComponentChildren;
}

function Section({ name, text, children }: SectionProps) {
  const texts = useTexts(STATS_TEXTS);
  return (
    <section class="section wide" aria-labelledby={name}>
      <h2 id={name} tabIndex={-1}>
        {texts[name]}
      </h2>
      {text === undefined ? null : <p class="soft">{text}</p>}
      <div class="stats-charts">{children}</div>
    </section>
  );
}

function Origin({ data, hrefOf }: LinkedProps) {
  const { language } = useSite();
  const texts = useTexts(STATS_TEXTS);
  return (
    <Section name="origin" text={texts.originText}>
      <div class="card">
        <BarChart
          title={texts.sources}
          total={data.total}
          bars={data.sources.map(({ value, count }) => ({
            key: value,
            label: SOURCE_NAMES[language][value] ?? value,
            count,
            href: hrefOf({ source: [value] }),
          }))}
        />
      </div>
      <div class="card">
        <BarChart
          title={texts.licenses}
          total={data.total}
          bars={data.licenses.map(({ value, count }) => ({
            key: value,
            label: value,
            count,
            href: hrefOf({ license: [value] }),
          }))}
        />
      </div>
    </Section>
  );
}

function Languages({ data, hrefOf }: LinkedProps) {
  const texts = useTexts(STATS_TEXTS);
  return (
    <Section name="languages" text={texts.languagesText}>
      {data.coverage.length === 0 ? null : (
        <div class="card">
          <CoverageChart coverage={data.coverage} hrefOf={hrefOf} />
        </div>
      )}
      <div class="card">
        <TypesChart types={data.types} hrefOf={hrefOf} />
      </div>
    </Section>
  );
}

function Regions({ data, hrefOf }: LinkedProps) {
  const texts = useTexts(STATS_TEXTS);
  return (
    <Section name="regions">
      <div class="card stats-wide">
        <WorldMap
          title={texts.map}
          description={texts.mapText}
          regions={data.regions.map((region) => ({ ...region, href: hrefOf({ regions: [region.code] }) }))}
        />
      </div>
    </Section>
  );
}
