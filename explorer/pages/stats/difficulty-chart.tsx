import { useSite } from '../../app/site-context.ts';
import { StackedBars } from '../../charts/stacked-bars.tsx';
import { FILTER_TEXTS } from '../../filters/filter-texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { LEVELS, type StatsData } from './load-stats.ts';
import { STATS_TEXTS } from './stats-texts.ts';
import { useEverythingLinks } from './use-everything-links.ts';

/** The levels of each category. */
export function DifficultyChart({ levels }: Pick<StatsData, 'levels'>) {
  const { href } = useSite();
  const texts = useTexts(STATS_TEXTS);
  const names = useTexts(FILTER_TEXTS).values.difficulty;
  const hrefOf = useEverythingLinks();
  const hasUnrated = levels.some(({ counts }) => (counts[LEVELS.length] ?? 0) > 0);
  const parts = [
    ...LEVELS.map((level) => ({ key: level, label: names[level], color: `level-${level}` })),
    ...(hasUnrated ? [{ key: 'unrated', label: texts.unrated, color: 'level-unrated' }] : []),
  ];
  return (
    <StackedBars
      title={texts.byCategory}
      rowName={texts.category}
      parts={parts}
      stacks={levels.map(({ slug, name, counts }) => ({
        key: slug,
        label: name,
        href: href(`/categories/${slug}`),
        counts: counts.slice(0, parts.length),
        hrefs: LEVELS.map((level) => hrefOf({ category: [slug], difficulty: [level] })),
      }))}
    />
  );
}
