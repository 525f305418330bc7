import { useSite, useTexts } from '../../app/site.ts';
import { BarChart } from '../../charts/bar-chart.tsx';
import { ChartTable } from '../../charts/chart.tsx';
import { WorldMap } from '../../charts/map/world-map.tsx';
import { StackedBars } from '../../charts/stacked-bars.tsx';
import { TagMap } from '../../charts/tag-map/tag-map.tsx';
import { filterLabels } from '../../filters/filter-labels.ts';
import { countOf } from '../../texts/language.ts';
import { QUESTIONS } from '../../texts/site-texts.ts';
import { pathOf, type SubjectLinks } from './address.ts';
import type { SubjectPage, ValueCount } from './load.ts';
import { SUBJECT_TEXTS } from './texts.ts';

/** Bars of one chart. */
const MOST_BARS = 10;

type ChartName = 'difficulty' | 'type' | 'category' | 'subcategory';
/** The charts by column. Short ones share one. */
const COLUMNS: readonly (readonly ChartName[])[] = [['difficulty', 'type'], ['category'], ['subcategory']];

const LEVELS = ['trivial', 'easy', 'medium', 'hard', 'expert'] as const;

/** Links of the map lead to the map of the next page. */
const MAP_ID = 'tag-map';

interface ChartsProps {
  readonly page: SubjectPage;
  readonly links: SubjectLinks;
}

/** What the questions of a page are like. */
export function FacetCharts({ page, links }: ChartsProps) {
  const texts = useTexts(SUBJECT_TEXTS);
  return (
    <section class="section" aria-labelledby="facets">
      <div class="section-head">
        <h2 id="facets">{texts.facets}</h2>
        <p class="hint">{texts.facetsHint}</p>
      </div>
      <div class="facet-charts">
        {COLUMNS.map((names) => (
          <div key={names[0]} class="stack">
            {names
              .filter((name) => name !== page.kind)
              .map((name) => (
                <FacetChart key={name} page={page} links={links} name={name} />
              ))}
          </div>
        ))}
        <LevelsChart page={page} links={links} />
      </div>
    </section>
  );
}

/** The choices of a filter as bars. A click shows only their questions. */
function FacetChart({ page, links, name }: ChartsProps & { readonly name: ChartName }) {
  const texts = useTexts(SUBJECT_TEXTS);
  const { toggle, isChosen } = links;
  const { valueLabel } = filterLabels(useSite().language, page.facets);
  const values = page.facets[name] ?? [];
  const isLong = values.length > MOST_BARS || name === 'category';
  const shown = values.filter(({ value, count }) => !isLong || count > 0 || isChosen(name, value));
  // A single choice tells nothing, unless it is one that can be taken back.
  const isPlain = shown.filter(({ count }) => count > 0).length < 2;
  if (isPlain && page.chosen[name] === undefined) return null;
  const bars = shown.slice(0, MOST_BARS).map(({ value, count }) => ({
    key: value,
    label: valueLabel(name, value),
    count,
    href: toggle(name, value),
    isCurrent: isChosen(name, value),
    color: name === 'category' ? `category-${value}` : undefined,
  }));
  return (
    <div class="card">
      <BarChart title={texts[name]} bars={bars} />
    </div>
  );
}

/** The shares of the levels of difficulty among the questions of a page, and among all questions to compare them with. */
function LevelsChart({ page, links }: ChartsProps) {
  const texts = useTexts(SUBJECT_TEXTS);
  const { valueLabel } = filterLabels(useSite().language, page.facets);
  const { label, chosen, facets, allLevels } = page;
  const countsOf = (levels: readonly ValueCount[]): number[] =>
    LEVELS.map((level) => levels.find(({ value }) => value === level)?.count ?? 0);
  return (
    <div class="card levels">
      <StackedBars
        title={texts.levels}
        description={texts.levelsHint}
        rowName={texts.levelsRow}
        parts={LEVELS.map((level) => ({
          key: level,
          label: valueLabel('difficulty', level),
          color: `level-${level}`,
        }))}
        stacks={[
          {
            key: 'page',
            label,
            counts: countsOf(facets.difficulty ?? []),
            hrefs: LEVELS.map((level) => links.hrefOf({ ...chosen, difficulty: [level] })),
          },
          { key: 'all', label: texts.everything, counts: countsOf(allLevels) },
        ]}
      />
    </div>
  );
}

/** The tags that come with a subject, as a map and as a list. */
export function TagMapSection({ page }: Pick<ChartsProps, 'page'>) {
  const { href, language } = useSite();
  const texts = useTexts(SUBJECT_TEXTS);
  const { label, tags, tagPairs, tagMaps } = page;
  if (tags.length === 0) return null;
  const shown = tags.map((tag) => ({
    slug: tag.slug,
    label: tag.label,
    href: `${href(pathOf({ kind: 'tag', slug: tag.slug }))}#${MAP_ID}`,
    title: texts.tagNode(tag.label, countOf(language, tag.count, QUESTIONS[language])),
    count: tag.count,
  }));
  return (
    <section class="section card stack" aria-labelledby={MAP_ID}>
      <div>
        <h2 id={MAP_ID} tabIndex={-1}>
          {texts.tagMap}
        </h2>
        <p class="hint">{texts.tagMapHint}</p>
      </div>
      {[tagMaps.wide, tagMaps.narrow].map((map, index) => (
        <TagMap
          key={index}
          title={texts.tagMap}
          size={index === 0 ? 'wide' : 'narrow'}
          map={map}
          center={label}
          tags={shown}
          pairs={tagPairs}
        />
      ))}
      <ChartTable
        title={texts.tagMap}
        columns={[texts.tagName, texts.common]}
        rows={shown.map((tag) => ({ label: tag.label, href: tag.href, cells: [{ value: tag.count }] }))}
      />
    </section>
  );
}

/** The countries whose people know the questions of a page. A click shows only their questions. */
export function Regions({ page, links }: ChartsProps) {
  const texts = useTexts(SUBJECT_TEXTS);
  const { toggle, isChosen } = links;
  const regions = (page.facets.regions ?? []).filter(({ count }) => count > 0);
  if (regions.length === 0) return null;
  return (
    <section class="section card">
      <WorldMap
        title={texts.regions}
        description={texts.regionsHint}
        level={2}
        regions={regions.map(({ value, label = value, count }) => ({
          code: value,
          label,
          count,
          href: toggle('regions', value),
          isCurrent: isChosen('regions', value),
        }))}
      />
    </section>
  );
}
