import { useSite, useTexts } from '../../app/site.ts';
import type { SubjectPage } from './load-subject.ts';
import { pathOf } from './subject-path.ts';
import { SUBJECT_TEXTS } from './subject-texts.ts';

/** Topics that many questions of a page belong to. */
export function Related({ page }: { readonly page: SubjectPage }) {
  const { href } = useSite();
  const texts = useTexts(SUBJECT_TEXTS);
  if (page.related.length === 0) return null;
  return (
    <section class="section" aria-labelledby="related">
      <h2 id="related" class="section-head">
        {texts.related}
      </h2>
      <ul class="chips">
        {page.related.map(({ slug, label }) => (
          <li key={slug}>
            <a class="chip" href={href(pathOf({ kind: 'topic', slug }))}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
