import { monthText } from '../../../src/http/pages/frame/dates.ts';
import { useSite, useTexts } from '../../app/site.ts';
import { LineChart } from '../../charts/line-chart.tsx';
import { StackedBars } from '../../charts/stacked-bars.tsx';
import { filterLabels } from '../../filters/filter-labels.ts';
import type { Filters } from '../../filters/filters.ts';
import { LANGUAGES } from '../../texts/language.ts';
import type { StatsData } from './load.ts';
import { STATS_TEXTS } from './texts.ts';

const LEVELS = ['trivial', 'easy', 'medium', 'hard', 'expert', 'unrated'] as const;

/** A chart whose bars lead to questions. */
interface LinkedProps {
  readonly hrefOf: (filters: Filters) => string;
}

/** How many questions there were at the end of each month. */
export function GrowthChart({ growth }: Pick<StatsData, 'growth'>) {
  const { language } = useSite();
  const texts = useTexts(STATS_TEXTS);
  return (
    <LineChart
      title={texts.growthChart}
      description={texts.growthText}
      dateName={texts.month}
      times={growth.map(({ month }) => Date.parse(`${month}-01`))}
      formatTime={(time) => monthText(language, new Date(time))}
      values={growth.map(({ total }) => total)}
    />
  );
}

/** How many questions of each language exist in the other one as well. */
export function CoverageChart({ coverage, hrefOf }: Pick<StatsData, 'coverage'> & LinkedProps) {
  const texts = useTexts(STATS_TEXTS);
  return (
    <StackedBars
      title={texts.coverage}
      description={texts.coverageText}
      rowName={texts.language}
      parts={[
        { key: 'translated', label: texts.translated, color: 'series-3' },
        { key: 'untranslated', label: texts.untranslated, color: 'level-unrated' },
      ]}
      stacks={coverage.map(({ language, count, translated }) => ({
        key: language,
        label: texts.languageNames[language],
        href: hrefOf({ lang: [language] }),
        counts: [translated, count - translated],
      }))}
    />
  );
}

/** The kinds of questions in each language. */
export function TypesChart({ types, hrefOf }: Pick<StatsData, 'types'> & LinkedProps) {
  const texts = useTexts(STATS_TEXTS);
  const { valueLabel } = filterLabels(useSite().language, {});
  return (
    <StackedBars
      title={texts.types}
      rowName={texts.type}
      parts={LANGUAGES.map((each, index) => ({
        key: each,
        label: texts.languageNames[each],
        color: `series-${index + 1}`,
      }))}
      stacks={types.map(({ value, counts }) => ({
        key: value,
        label: valueLabel('type', value),
        counts,
        hrefs: LANGUAGES.map((each) => hrefOf({ type: [value], lang: [each] })),
      }))}
    />
  );
}

/** The levels of each category. */
export function DifficultyChart({ levels, hrefOf }: Pick<StatsData, 'levels'> & LinkedProps) {
  const { href, language } = useSite();
  const texts = useTexts(STATS_TEXTS);
  const { valueLabel } = filterLabels(language, {});
  const hasUnrated = levels.some(({ levels: counts }) => counts.unrated > 0);
  const shown = LEVELS.filter((level) => level !== 'unrated' || hasUnrated);
  return (
    <StackedBars
      title={texts.byCategory}
      rowName={texts.category}
      parts={shown.map((level) => ({
        key: level,
        label: level === 'unrated' ? texts.unrated : valueLabel('difficulty', level),
        color: `level-${level}`,
      }))}
      stacks={levels.map(({ slug, name, levels: counts }) => ({
        key: slug,
        label: name,
        href: href(`/categories/${slug}`),
        counts: shown.map((level) => counts[level]),
        hrefs: shown.map((level) =>
          level === 'unrated' ? undefined : hrefOf({ category: [slug], difficulty: [level] }),
        ),
      }))}
    />
  );
}
