import { useState } from 'preact/hooks';

import { StartLinks } from '../../app/error-page.tsx';
import { definePage, type Page } from '../../app/page.ts';
import { linkTarget, useIsLive, useSite, useTexts } from '../../app/site.ts';
import { QuestionCard } from '../../components/question-card.tsx';
import { FilterChips } from '../../filters/filter-links.tsx';
import { valuesOf } from '../../filters/filters.ts';
import { countOf, formatNumber, nounFor, pathIn } from '../../texts/language.ts';
import { QUESTIONS_IN, SITE_TEXTS } from '../../texts/site-texts.ts';
import { pathOf, SUBJECT_KINDS, subjectLinks, type SubjectKind, type SubjectLinks } from './address.ts';
import { FacetCharts, Regions, TagMapSection } from './charts.tsx';
import { drawSamples, loadSubject, type MissingSubject, type SubjectData, type SubjectPage } from './load.ts';
import { SUBJECT_TEXTS } from './texts.ts';
import './subject.css';

const NOT_FOUND = 404;

export const topic = defineSubject('topic');
export const tag = defineSubject('tag');
export const category = defineSubject('category');

function defineSubject(kind: SubjectKind): Page {
  return definePage<SubjectData>({
    load: (request) => loadSubject(kind, request),
    head(data, { language }) {
      const texts = SUBJECT_TEXTS[language];
      if ('missing' in data) {
        const title = texts.missing[kind];
        return { title, description: title, status: NOT_FOUND, isPrivate: true };
      }
      const { label, total } = data;
      return {
        title: texts.title(label),
        description: texts.description(label, countOf(language, total, QUESTIONS_IN[language][language])),
        canonical: pathOf(data),
      };
    },
    View,
  });
}

function View({ data }: { readonly data: SubjectData }) {
  return 'missing' in data ? <MissingView data={data} /> : <SubjectView page={data} />;
}

interface ViewProps {
  readonly page: SubjectPage;
}

/** The page of a topic, tag or category. Links to the same page open without moving. */
function SubjectView({ page }: ViewProps) {
  const { href, navigate } = useSite();
  const links = subjectLinks(page, href);
  const stay = (event: MouseEvent): void => {
    const target = linkTarget(event);
    if (target?.pathname !== href(pathOf(page))) return;
    event.preventDefault();
    navigate(target.href, { stay: true });
  };
  return (
    <div class="wide" onClick={stay}>
      <SubjectHead page={page} links={links} />
      <Samples key={JSON.stringify(page.chosen)} page={page} />
      <FacetCharts page={page} links={links} />
      <TagMapSection page={page} />
      <Regions page={page} links={links} />
      <Related page={page} />
    </div>
  );
}

/** The name of the subject, how many questions it has, and what to do with them. */
function SubjectHead({ page, links }: ViewProps & { readonly links: SubjectLinks }) {
  const { language } = useSite();
  const texts = useTexts(SUBJECT_TEXTS);
  const { counted } = useTexts(SITE_TEXTS);
  const { kind, label, aliases, total, chosen } = page;
  return (
    <header class="page-head subject-head">
      <span class="label">{texts.kinds[kind]}</span>
      <h1>{label}</h1>
      <p aria-live="polite" aria-atomic="true">
        <strong>{formatNumber(language, total)}</strong>{' '}
        {nounFor(language, total, QUESTIONS_IN[language][language])}
      </p>
      <FilterChips filters={chosen} chosen={valuesOf(chosen)} facets={page.facets} hrefOf={links.hrefOf} />
      {total === 0 ? (
        <Nothing page={page} />
      ) : (
        <div class="row">
          <a class="button accent" href={links.elsewhere('/play')}>
            {texts.play}
          </a>
          <a class="button quiet" href={links.elsewhere('/explore')}>
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

/** Why there is nothing to play, and what to do about it. */
function Nothing({ page }: ViewProps) {
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

/** Some questions of the page, each with its source. */
function Samples({ page }: ViewProps) {
  const site = useSite();
  const texts = useTexts(SUBJECT_TEXTS);
  const isLive = useIsLive();
  const [samples, setSamples] = useState(page.samples);
  if (samples.length === 0) return null;
  const drawOthers = async (): Promise<void> => setSamples(await drawSamples(page, site));
  return (
    <section aria-labelledby="samples">
      <div class="section-head">
        <h2 id="samples">{texts.samples}</h2>
        {isLive && page.total > samples.length ? (
          <button type="button" class="button quiet small" onClick={() => void drawOthers()}>
            {texts.otherSamples}
          </button>
        ) : null}
      </div>
      <div class="grid samples">
        {samples.map((question) => (
          <QuestionCard key={question.id} question={question} />
        ))}
      </div>
    </section>
  );
}

/** Topics that many questions of a page belong to. */
function Related({ page }: ViewProps) {
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

/** The page of a name that nothing has, with similar names. */
function MissingView({ data: { kind, missing, similar } }: { readonly data: MissingSubject }) {
  const { href, language } = useSite();
  const texts = useTexts(SUBJECT_TEXTS);
  const links = similar.flatMap(({ kind: found, value, label, playable }) => {
    const target = SUBJECT_KINDS.find((each) => each === found);
    return target === undefined
      ? []
      : [{ path: pathOf({ kind: target, slug: value }), kind: target, label, count: playable }];
  });
  return (
    <div class="narrow error-page">
      <p class="error-number" aria-hidden="true">
        404
      </p>
      <h1>{texts.missing[kind]}</h1>
      <p>{texts.missingText(missing)}</p>
      {links.length === 0 ? null : (
        <section class="stack" aria-labelledby="similar">
          <h2 id="similar">{texts.similar}</h2>
          <ul class="chips">
            {links.map(({ path, kind: found, label, count }) => (
              <li key={path}>
                <a class="chip" href={href(path)}>
                  {label} <span class="soft">{texts.kinds[found]}</span>{' '}
                  <span class="count">{formatNumber(language, count)}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <StartLinks />
    </div>
  );
}
