import { useTexts } from '../../app/site.ts';
import { StackedBars } from '../../charts/stacked-bars.tsx';
import { FILTER_TEXTS } from '../../filters/filter-texts.ts';
import type { SubjectPage, ValueCount } from './load-subject.ts';
import { SUBJECT_TEXTS } from './subject-texts.ts';
import { useSubjectLinks } from './use-subject-links.ts';

const LEVELS = ['trivial', 'easy', 'medium', 'hard', 'expert'] as const;

/** The shares of the levels of difficulty among the questions of a page, and among all questions to compare them with. */
export function LevelsChart({ page }: { readonly page: SubjectPage }) {
  const texts = useTexts(SUBJECT_TEXTS);
  const { values } = useTexts(FILTER_TEXTS);
  const { hrefOf } = useSubjectLinks(page);
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
          label: values.difficulty[level],
          color: `level-${level}`,
        }))}
        stacks={[
          {
            key: 'page',
            label,
            counts: countsOf(facets.difficulty ?? []),
            hrefs: LEVELS.map((level) => hrefOf({ ...chosen, difficulty: [level] })),
          },
          { key: 'all', label: texts.everything, counts: countsOf(allLevels) },
        ]}
      />
    </div>
  );
}
