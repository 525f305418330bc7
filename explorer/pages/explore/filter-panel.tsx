import { useRef } from 'preact/hooks';

import { useIsLive, useSite, useTexts } from '../../app/site.ts';
import { FILTER_TEXTS, filterLabels } from '../../filters/filter-labels.ts';
import type { ExploreLinks } from '../../filters/filter-links.tsx';
import {
  choose,
  drop,
  GROUPS,
  tagModeOf,
  withTagMode,
  type FilterName,
  type TagMode,
} from '../../filters/filters.ts';
import { countOf, formatNumber } from '../../texts/language.ts';
import { QUESTIONS } from '../../texts/site-texts.ts';
import type { ExploreData } from './load.ts';
import { EXPLORE_TEXTS } from './texts.ts';

/** The groups that are open at first. */
const OPEN: readonly FilterName[] = ['category', 'difficulty', 'tags', 'topic'];
const MODES: readonly TagMode[] = ['tags', 'tags_any'];

/** Choices that are seen before a click on “More”. */
const FIRST = 8;

interface PanelProps {
  readonly data: ExploreData;
  readonly links: ExploreLinks;
}

/** All filters with their choices. On phones they open on demand. @param chosen - how many are chosen */
export function FilterPanel({ data, links, chosen }: PanelProps & { readonly chosen: number }) {
  const { language } = useSite();
  const texts = useTexts(EXPLORE_TEXTS);
  const isLive = useIsLive();
  const panel = useRef<HTMLDetailsElement>(null);
  const close = (): void => {
    panel.current?.removeAttribute('open');
    panel.current?.querySelector('summary')?.focus();
  };
  return (
    <details class="filter-panel" ref={panel}>
      <summary class="button quiet">{texts.showFilters(String(chosen))}</summary>
      <nav aria-label={texts.filters} onClick={links.stay}>
        {GROUPS.map((group) => (
          <Group key={group} data={data} links={links} group={group} />
        ))}
      </nav>
      {isLive ? (
        <button type="button" class="button close-filters" onClick={close}>
          {texts.done(countOf(language, data.total, QUESTIONS[language]))}
        </button>
      ) : null}
    </details>
  );
}

function Group({ data, links, group }: PanelProps & { readonly group: FilterName }) {
  const { names } = useTexts(FILTER_TEXTS);
  const { filters, facets } = data;
  const name = group === 'tags' ? tagModeOf(filters) : group;
  if ((facets[name] ?? []).length === 0) return null;
  return (
    <details class="facet" open={OPEN.includes(group) || filters[name] !== undefined}>
      <summary>{names[group]}</summary>
      {group === 'tags' ? <TagModes data={data} links={links} /> : null}
      <FacetChoices data={data} links={links} name={name} />
    </details>
  );
}

/** Whether questions need all chosen tags or one of them. It makes no difference until a tag is chosen. */
function TagModes({ data: { filters }, links }: PanelProps) {
  const texts = useTexts(EXPLORE_TEXTS);
  const current = tagModeOf(filters);
  if (filters.tags === undefined && filters.tags_any === undefined) return null;
  return (
    <div class="tag-modes small">
      <span>{texts.tagMode}</span>
      {MODES.map((mode) => (
        <a
          key={mode}
          class="chip"
          href={links.hrefOf(withTagMode(filters, mode))}
          aria-current={mode === current ? 'true' : undefined}
          rel="nofollow"
        >
          {texts.tagModes[mode]}
        </a>
      ))}
      {current === 'tags_any' ? <p class="hint">{texts.anyHint}</p> : null}
    </div>
  );
}

/** The values of a filter: those of the view first, then the most frequent. */
function FacetChoices({ data, links, name }: PanelProps & { readonly name: FilterName }) {
  const { language } = useSite();
  const texts = useTexts(EXPLORE_TEXTS);
  const { filters, facets } = data;
  const { valueLabel } = filterLabels(language, facets);
  const chosen = filters[name] ?? [];
  const all = facets[name] ?? [];
  // In a short list, a zero tells something; in a long one it only takes space.
  const values =
    all.length > FIRST ? all.filter(({ value, count }) => count > 0 || chosen.includes(value)) : all;
  const isChosen = ({ value }: { readonly value: string }): boolean => chosen.includes(value);
  const shown =
    values.length > FIRST
      ? [...values.filter(isChosen), ...values.filter((each) => !isChosen(each))]
      : values;
  const choices = shown.map(({ value, count }) => (
    <li key={value}>
      <Choice
        label={valueLabel(name, value)}
        count={count}
        isChosen={chosen.includes(value)}
        href={links.hrefOf(
          chosen.includes(value) ? drop(filters, name, value) : choose(filters, name, value),
        )}
      />
    </li>
  ));
  return (
    <>
      <ul class="choices">{choices.slice(0, FIRST)}</ul>
      {choices.length > FIRST ? (
        <details>
          <summary class="small">{texts.more}</summary>
          <ul class="choices">{choices.slice(FIRST)}</ul>
        </details>
      ) : null}
    </>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly count: number;
  readonly isChosen: boolean;
  readonly href: string;
}

/** A value with the number of questions that would match. What would match nothing cannot be chosen. */
function Choice({ label, count, isChosen, href }: ChoiceProps) {
  const { language } = useSite();
  const inside = (
    <>
      <span>{label}</span> <span class="count">{formatNumber(language, count)}</span>
    </>
  );
  if (count === 0 && !isChosen) return <span class="choice none">{inside}</span>;
  return (
    <a class="choice" href={href} aria-current={isChosen ? 'true' : undefined} rel="nofollow">
      {inside}
    </a>
  );
}
