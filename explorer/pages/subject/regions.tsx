import { useTexts } from '../../app/site.ts';
import { WorldMap } from '../../charts/map/world-map.tsx';
import type { SubjectPage } from './load-subject.ts';
import { SUBJECT_TEXTS } from './subject-texts.ts';
import { useSubjectLinks } from './use-subject-links.ts';

/** The countries whose people know the questions of a page. A click shows only their questions. */
export function Regions({ page }: { readonly page: SubjectPage }) {
  const texts = useTexts(SUBJECT_TEXTS);
  const { toggle, isChosen } = useSubjectLinks(page);
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
