import type { ComponentChildren } from 'preact';

import { useSite } from '../../app/site-context.ts';
import { WorldMap } from '../../charts/map/world-map.tsx';
import { FILTER_TEXTS } from '../../filters/filter-texts.ts';
import { formatNumber, nounFor } from '../../texts/numbers.ts';
import { QUESTIONS } from '../../texts/site-texts.ts';
import { SOURCE_NAMES } from '../../texts/source-names.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { ByLanguage } from './by-language.tsx';
import { CoverageChart } from './coverage-chart.tsx';
import { DifficultyChart } from './difficulty-chart.tsx';
import { GrowthChart } from './growth-chart.tsx';
import type { StatsData } from './load-stats.ts';
import { STATS_TEXTS } from './stats-texts.ts';
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
    [texts.best, data.best],
    [texts.topics, data.topics],
    [texts.tags, data.tags],
  ] as const;
  return (
    <div class="page-head wide">
      <h1>{texts.heading}</h1>
      <p>{texts.intro}</p>
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
  return (
    <Section name="origin" text={texts.originText}>
      <div class="card">
        <ByLanguage
          title={texts.sources}
          rowName={texts.source}
          filter="source"
          rows={data.sources}
          labelOf={(value) => SOURCE_NAMES[language][value] ?? value}
        />
      </div>
      <div class="card">
        <ByLanguage
          title={texts.licenses}
          rowName={texts.license}
          filter="license"
          rows={data.licenses}
          labelOf={(value) => value}
        />
      </div>
    </Section>
  );
}

function Languages({ data }: ViewProps) {
  const texts = useTexts(STATS_TEXTS);
  const { type } = useTexts(FILTER_TEXTS).values;
  const names: Readonly<Record<string, string>> = type;
  return (
    <Section name="languages" text={texts.languagesText}>
      {data.coverage.length === 0 ? null : (
        <div class="card">
          <CoverageChart coverage={data.coverage} />
        </div>
      )}
      <div class="card">
        <ByLanguage
          title={texts.types}
          rowName={texts.type}
          filter="type"
          rows={data.types}
          labelOf={(value) => names[value] ?? value}
        />
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
