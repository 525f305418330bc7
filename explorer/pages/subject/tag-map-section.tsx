import { useSite, useTexts } from '../../app/site.ts';
import { ChartTable } from '../../charts/chart.tsx';
import { TagMap } from '../../charts/tag-map/tag-map.tsx';
import { countOf } from '../../texts/language.ts';
import { QUESTIONS } from '../../texts/site-texts.ts';
import type { SubjectPage } from './load-subject.ts';
import { pathOf } from './subject-path.ts';
import { SUBJECT_TEXTS } from './subject-texts.ts';

/** Links of the map lead to the map of the next page. */
const MAP_ID = 'tag-map';

/** The tags that come with a subject, as a map and as a list. */
export function TagMapSection({ page }: { readonly page: SubjectPage }) {
  const { href, language } = useSite();
  const texts = useTexts(SUBJECT_TEXTS);
  const { label, tags, tagPairs, tagMaps } = page;
  if (tags.length === 0) return null;
  const shown = tags.map((tag) => ({
    slug: tag.slug,
    label: tag.label,
    href: `${href(pathOf({ kind: 'tag', slug: tag.slug }))}#${MAP_ID}`,
    title: texts.tagNode(tag.label, countOf(language, tag.count, QUESTIONS[language])),
    count: tag.count,
  }));
  return (
    <section class="section card stack" aria-labelledby={MAP_ID}>
      <div>
        <h2 id={MAP_ID} tabIndex={-1}>
          {texts.tagMap}
        </h2>
        <p class="hint">{texts.tagMapHint}</p>
      </div>
      {[tagMaps.wide, tagMaps.narrow].map((map, index) => (
        <TagMap
          key={index}
          title={texts.tagMap}
          size={index === 0 ? 'wide' : 'narrow'}
          map={map}
          center={label}
          tags={shown}
          pairs={tagPairs}
        />
      ))}
      <ChartTable
        title={texts.tagMap}
        columns={[texts.tagName, texts.common]}
        rows={shown.map((tag) => ({ label: tag.label, href: tag.href, cells: [{ value: tag.count }] }))}
      />
    </section>
  );
}
