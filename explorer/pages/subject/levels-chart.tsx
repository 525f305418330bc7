import { StackedBars, type StackPart } from '../../charts/stacked-bars.tsx';
import { FILTER_TEXTS } from '../../filters/filter-texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import type { SubjectPage } from './load-subject.ts';
import { SUBJECT_TEXTS } from './subject-texts.ts';
import { useSubjectLinks } from './use-subject-links.ts';

const LEVELS = ['trivial', 'easy', 'medium', 'hard', 'expert', 'unrated'] as const;
/** Categories in the chart. */
const MOST_ROWS = 8;

/** The shares of the levels of difficulty in each category, and in the whole catalogue to compare them with. */
export function LevelsChart({ page }: { readonly page: SubjectPage }) {
  const texts = useTexts(SUBJECT_TEXTS);
  const { values } = useTexts(FILTER_TEXTS);
  const { hrefOf } = useSubjectLinks(page);
  const { kind, levels, allLevels, chosen } = page;
  const isRated = allLevels.unrated === 0;
  const shown = LEVELS.filter((level) => level !== 'unrated' || !isRated);
  const parts: StackPart[] = shown.map((level) => ({
    key: level,
    label: level === 'unrated' ? texts.unrated : values.difficulty[level],
    color: `level-${level}`,
  }));
  const rows = levels.slice(0, MOST_ROWS).map(({ slug, name, levels: counts }) => {
    const own = kind === 'category' ? chosen : { ...chosen, category: [slug] };
    return {
      key: slug,
      label: name,
      href: kind === 'category' ? undefined : hrefOf(own),
      counts: shown.map((level) => counts[level]),
      hrefs: shown.map((level) =>
        level === 'unrated' ? undefined : hrefOf({ ...own, difficulty: [level] }),
      ),
    };
  });
  const all = { key: '', label: texts.everything, counts: shown.map((level) => allLevels[level]) };
  return (
    <div class="card levels">
      <StackedBars
        title={texts.levels}
        description={texts.levelsHint}
        rowName={texts.categoryName}
        parts={parts}
        stacks={[...rows, all]}
      />
    </div>
  );
}
