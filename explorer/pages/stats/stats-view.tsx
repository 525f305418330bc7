import type { ComponentChildren } from 'preact';

import { useSite, useTexts } from '../../app/site.ts';
import { BarChart } from '../../charts/bar-chart.tsx';
import { WorldMap } from '../../charts/map/world-map.tsx';
import { formatNumber, LANGUAGES, nounFor } from '../../texts/language.ts';
import { QUESTIONS, SOURCE_NAMES } from '../../texts/site-texts.ts';
import { CoverageChart } from './coverage-chart.tsx';
import { DifficultyChart } from './difficulty-chart.tsx';
import { GrowthChart } from './growth-chart.tsx';
import type { StatsData } from './load-stats.ts';
import { STATS_TEXTS } from './stats-texts.ts';
import { TypesChart } from './types-chart.tsx';
import { useEverythingLinks } from './use-everything-links.ts';
import './stats.css';

interface ViewProps {
  readonly data: StatsData;
}

const SECTIONS = ['growth', 'origin', 'languages', 'difficulty', 'regions'] as const;

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

function Origin({ data }: ViewProps) {
  const { language } = useSite();
  const texts = useTexts(STATS_TEXTS);
  const hrefOf = useEverythingLinks();
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

function Languages({ data }: ViewProps) {
  const texts = useTexts(STATS_TEXTS);
  return (
    <Section name="languages" text={texts.languagesText}>
      {data.coverage.length === 0 ? null : (
        <div class="card">
          <CoverageChart coverage={data.coverage} />
        </div>
      )}
      <div class="card">
        <TypesChart types={data.types} />
      </div>
    </Section>
  );
}

function Regions({ regions }: Pick<StatsData, 'regions'>) {
  const texts = useTexts(STATS_TEXTS);
  const hrefOf = useEverythingLinks();
  return (
    <Section name="regions">
      <div class="card stats-wide">
        <WorldMap
          title={texts.map}
          description={texts.mapText}
          regions={regions.map((region) => ({ ...region, href: hrefOf({ regions: [region.code] }) }))}
        />
      </div>
    </Section>
  );
}

export function StatsView({ data }: ViewProps) {
  const texts = useTexts(STATS_TEXTS);
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
      <Origin data={data} />
      <Languages data={data} />
      <Section name="difficulty" text={texts.difficultyText}>
        <div class="card stats-wide">
          <DifficultyChart levels={data.levels} />
        </div>
      </Section>
      <Regions regions={data.regions} />
    </>
  );
}
