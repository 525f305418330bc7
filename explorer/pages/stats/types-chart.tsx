import { useTexts } from '../../app/site.ts';
import { StackedBars } from '../../charts/stacked-bars.tsx';
import { FILTER_TEXTS } from '../../filters/filter-texts.ts';
import { LANGUAGES } from '../../texts/language.ts';
import type { TypeCounts } from './load-stats.ts';
import { STATS_TEXTS } from './stats-texts.ts';
import { useEverythingLinks } from './use-everything-links.ts';

/** The kinds of questions in each language. */
export function TypesChart({ types }: { readonly types: readonly TypeCounts[] }) {
  const texts = useTexts(STATS_TEXTS);
  const names: Readonly<Record<string, string>> = useTexts(FILTER_TEXTS).values.type;
  const hrefOf = useEverythingLinks();
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
        label: names[value] ?? value,
        counts,
        hrefs: LANGUAGES.map((each) => hrefOf({ type: [value], lang: [each] })),
      }))}
    />
  );
}
