import { useSite, useTexts } from '../../app/site.ts';
import { FilterChips } from '../../filters/filter-chips.tsx';
import { valuesOf } from '../../filters/filters.ts';
import { formatNumber, nounFor, pathIn } from '../../texts/language.ts';
import { QUESTIONS_IN, SITE_TEXTS } from '../../texts/site-texts.ts';
import type { SubjectPage } from './load-subject.ts';
import { pathOf } from './subject-path.ts';
import { SUBJECT_TEXTS } from './subject-texts.ts';
import { useSubjectLinks } from './use-subject-links.ts';

interface HeadProps {
  readonly page: SubjectPage;
}

/** What was chosen, as chips. A click removes one. */
function Chosen({ page }: HeadProps) {
  const { hrefOf } = useSubjectLinks(page);
  const { chosen, facets } = page;
  return <FilterChips filters={chosen} chosen={valuesOf(chosen)} facets={facets} hrefOf={hrefOf} />;
}

/** Why there is nothing to play, and what to do about it. */
function Nothing({ page }: HeadProps) {
  const { language } = useSite();
  const texts = useTexts(SUBJECT_TEXTS);
  if (valuesOf(page.chosen).length > 0) return <p class="notice">{texts.noneChosen}</p>;
  return (
    <p class="notice">
      {texts.noneHere}{' '}
      <a href={pathIn(language === 'en' ? 'pl' : 'en', pathOf(page))}>{texts.otherLanguage}</a>
    </p>
  );
}

/** The name of the subject, how many questions it has, and what to do with them. */
export function SubjectHead({ page }: HeadProps) {
  const { language } = useSite();
  const texts = useTexts(SUBJECT_TEXTS);
  const { elsewhere } = useSubjectLinks(page);
  const { counted } = useTexts(SITE_TEXTS);
  const { kind, label, aliases, total } = page;
  return (
    <header class="page-head subject-head">
      <span class="label">{texts.kinds[kind]}</span>
      <h1>{label}</h1>
      <p aria-live="polite" aria-atomic="true">
        <strong>{formatNumber(language, total)}</strong>{' '}
        {nounFor(language, total, QUESTIONS_IN[language][language])}
      </p>
      <Chosen page={page} />
      {total === 0 ? (
        <Nothing page={page} />
      ) : (
        <div class="row">
          <a class="button accent" href={elsewhere('/play')}>
            {texts.play}
          </a>
          <a class="button quiet" href={elsewhere('/explore')}>
            {texts.explore}
          </a>
        </div>
      )}
      <p class="small">{counted[language]}</p>
      {aliases.length === 0 ? null : (
        <p class="small">
          {texts.aliases}: {aliases.join(', ')}
        </p>
      )}
    </header>
  );
}
