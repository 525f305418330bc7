import { useTexts } from '../../app/site.ts';
import { StackedBars } from '../../charts/stacked-bars.tsx';
import type { Coverage } from './load-stats.ts';
import { STATS_TEXTS } from './stats-texts.ts';
import { useEverythingLinks } from './use-everything-links.ts';

/** How many questions of each language exist in the other one as well. */
export function CoverageChart({ coverage }: { readonly coverage: readonly Coverage[] }) {
  const texts = useTexts(STATS_TEXTS);
  const hrefOf = useEverythingLinks();
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
