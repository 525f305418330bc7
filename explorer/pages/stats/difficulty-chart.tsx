import { useSite, useTexts } from '../../app/site.ts';
import { StackedBars } from '../../charts/stacked-bars.tsx';
import { FILTER_TEXTS } from '../../filters/filter-texts.ts';
import type { StatsData } from './load-stats.ts';
import { STATS_TEXTS } from './stats-texts.ts';
import { useEverythingLinks } from './use-everything-links.ts';

const LEVELS = ['trivial', 'easy', 'medium', 'hard', 'expert', 'unrated'] as const;

/** The levels of each category. */
export function DifficultyChart({ levels }: Pick<StatsData, 'levels'>) {
  const { href } = useSite();
  const texts = useTexts(STATS_TEXTS);
  const names = useTexts(FILTER_TEXTS).values.difficulty;
  const hrefOf = useEverythingLinks();
  const hasUnrated = levels.some(({ levels: counts }) => counts.unrated > 0);
  const shown = LEVELS.filter((level) => level !== 'unrated' || hasUnrated);
  return (
    <StackedBars
      title={texts.byCategory}
      rowName={texts.category}
      parts={shown.map((level) => ({
        key: level,
        label: level === 'unrated' ? texts.unrated : names[level],
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
