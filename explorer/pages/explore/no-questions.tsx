import { useSite, useTexts } from '../../app/site.ts';
import { FILTER_TEXTS, filterLabels } from '../../filters/filter-labels.ts';
import type { ExploreLinks } from '../../filters/filter-links.tsx';
import { choose, drop, exchange, type FilterName, type Filters } from '../../filters/filters.ts';
import { countOf } from '../../texts/language.ts';
import { QUESTIONS } from '../../texts/site-texts.ts';
import { keepOnly, type ExploreData, type WayOut } from './load.ts';
import { EXPLORE_TEXTS } from './texts.ts';

interface NoticeProps {
  readonly data: ExploreData;
  readonly links: ExploreLinks;
}

/** Why a view has no questions: the changes that would find some, with how many. */
export function NoQuestions({ data: { filters, facets, waysOut }, links: { hrefOf, stay } }: NoticeProps) {
  const { language } = useSite();
  const texts = useTexts(EXPLORE_TEXTS);
  const { removeAll } = useTexts(FILTER_TEXTS);
  const { label } = filterLabels(language, facets);
  const changed = ({ kind, name, value }: WayOut): Filters => {
    if (kind === 'only') return keepOnly(filters, { name, value });
    return kind === 'without' ? drop(filters, name, value) : choose(filters, name, value);
  };
  const [first] = waysOut;
  return (
    <div class="empty stack" onClick={stay}>
      <h2>{texts.emptyTitle}</h2>
      <p>
        {first === undefined ? texts.emptyNone : first.kind === 'only' ? texts.emptyOnly : texts.emptyText}
      </p>
      <ul class="ways-out">
        {waysOut.map((way) => (
          <li key={way.kind + way.name + way.value}>
            <a href={hrefOf(changed(way))}>{texts[way.kind](label(way.name, way.value))}</a>{' '}
            <span class="soft">{countOf(language, way.count, QUESTIONS[language])}</span>
          </li>
        ))}
        <li>
          <a href={hrefOf({})}>{removeAll}</a>
        </li>
      </ul>
    </div>
  );
}

/** The values that the catalogue does not have, with the likely ones. */
export function Warnings({ data: { filters, facets, warnings }, links: { hrefOf, stay } }: NoticeProps) {
  const { language } = useSite();
  const texts = useTexts(EXPLORE_TEXTS);
  const { label } = filterLabels(language, facets);
  const isFilter = (name: string): name is FilterName => name in filters;
  return warnings.map(({ parameter, value, suggestion }) =>
    isFilter(parameter) ? (
      <p class="notice bad" key={parameter + value} onClick={stay}>
        {texts.warning(label(parameter, value))}
        {suggestion === null ? null : (
          <>
            {' '}
            {texts.didYouMean}{' '}
            <a href={hrefOf(exchange(filters, parameter, value, suggestion))}>
              {label(parameter, suggestion)}
            </a>
            ?
          </>
        )}
      </p>
    ) : null,
  );
}

/** Why the service refuses the filters of the address. */
export function Refusal({ data: { refused }, links: { hrefOf } }: NoticeProps) {
  const texts = useTexts(EXPLORE_TEXTS);
  const { removeAll } = useTexts(FILTER_TEXTS);
  return (
    <div class="notice bad stack">
      <p>{texts.refused}</p>
      <ul>
        {refused.map((message) => (
          <li key={message} lang="en">
            {message}
          </li>
        ))}
      </ul>
      <p>
        <a href={hrefOf({})}>{removeAll}</a>
      </p>
    </div>
  );
}
