import { LANGUAGES } from '../../app/language.ts';
import { StackedBars } from '../../charts/stacked-bars.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import type { CountsByLanguage } from './load-stats.ts';
import { STATS_TEXTS } from './stats-texts.ts';
import { useEverythingLinks } from './use-everything-links.ts';

interface ByLanguageProps {
  readonly title: string;
  readonly description?: string;
  /** What the rows are, as the heading of the table. */
  readonly rowName: string;
  /** The filter that takes the values of the rows. */
  readonly filter: 'source' | 'license' | 'type';
  readonly rows: readonly CountsByLanguage[];
  readonly labelOf: (value: string) => string;
}

/** Rows with their questions in each language. */
export function ByLanguage({ title, description, rowName, filter, rows, labelOf }: ByLanguageProps) {
  const { languageNames } = useTexts(STATS_TEXTS);
  const hrefOf = useEverythingLinks();
  return (
    <StackedBars
      title={title}
      description={description}
      rowName={rowName}
      parts={LANGUAGES.map((each, index) => ({
        key: each,
        label: languageNames[each],
        color: `series-${index + 1}`,
      }))}
      stacks={rows.map(({ value, counts }) => ({
        key: value,
        label: labelOf(value),
        counts,
        hrefs: LANGUAGES.map((each) => hrefOf({ [filter]: [value], lang: [each] })),
      }))}
    />
  );
}
