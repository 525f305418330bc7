import { useTexts } from '../../app/site.ts';
import { BarChart } from '../../charts/bar-chart.tsx';
import { useFilterLabels } from '../../filters/use-filter-labels.ts';
import { LevelsChart } from './levels-chart.tsx';
import type { SubjectPage } from './load-subject.ts';
import { SUBJECT_TEXTS } from './subject-texts.ts';
import { useSubjectLinks } from './use-subject-links.ts';

/** Bars of one chart. */
const MOST_BARS = 10;

type ChartName = 'difficulty' | 'type' | 'category' | 'subcategory';
/** The charts by column. Short ones share one. */
const COLUMNS: readonly (readonly ChartName[])[] = [['difficulty', 'type'], ['category'], ['subcategory']];

/** The choices of a filter as bars. A click shows only their questions. */
function FacetChart({ page, name }: { readonly page: SubjectPage; readonly name: ChartName }) {
  const texts = useTexts(SUBJECT_TEXTS);
  const { toggle, isChosen } = useSubjectLinks(page);
  const { valueLabel } = useFilterLabels(page.facets);
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

/** What the questions of a page are like. */
export function FacetCharts({ page }: { readonly page: SubjectPage }) {
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
                <FacetChart key={name} page={page} name={name} />
              ))}
          </div>
        ))}
        <LevelsChart page={page} />
      </div>
    </section>
  );
}
