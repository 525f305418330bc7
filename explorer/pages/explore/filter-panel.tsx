import { useRef } from 'preact/hooks';

import { useSite, useTexts } from '../../app/site.ts';
import { useIsLive } from '../../components/use-is-live.ts';
import { FILTER_TEXTS } from '../../filters/filter-labels.ts';
import { useExploreLinks } from '../../filters/filter-links.tsx';
import { GROUPS, tagModeOf, withTagMode, type FilterName, type TagMode } from '../../filters/filters.ts';
import { countOf } from '../../texts/language.ts';
import { QUESTIONS } from '../../texts/site-texts.ts';
import { useChosen } from './chosen-filters.tsx';
import { EXPLORE_TEXTS } from './explore-texts.ts';
import { FacetChoices } from './facet-choices.tsx';
import type { ExploreData } from './load-explore.ts';

interface PanelProps {
  readonly data: ExploreData;
}

/** The groups that are open at first. */
const OPEN: readonly FilterName[] = ['category', 'difficulty', 'tags', 'topic'];
const MODES: readonly TagMode[] = ['tags', 'tags_any'];

/** Whether questions need all chosen tags or one of them. It makes no difference until a tag is chosen. */
function TagModes({ data: { filters } }: PanelProps) {
  const texts = useTexts(EXPLORE_TEXTS);
  const { hrefOf } = useExploreLinks();
  const current = tagModeOf(filters);
  if (filters.tags === undefined && filters.tags_any === undefined) return null;
  return (
    <div class="tag-modes small">
      <span>{texts.tagMode}</span>
      {MODES.map((mode) => (
        <a
          key={mode}
          class="chip"
          href={hrefOf(withTagMode(filters, mode))}
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

function Group({ data, group }: PanelProps & { readonly group: FilterName }) {
  const { names } = useTexts(FILTER_TEXTS);
  const { filters, facets } = data;
  const name = group === 'tags' ? tagModeOf(filters) : group;
  if ((facets[name] ?? []).length === 0) return null;
  return (
    <details class="facet" open={OPEN.includes(group) || filters[name] !== undefined}>
      <summary>{names[group]}</summary>
      {group === 'tags' ? <TagModes data={data} /> : null}
      <FacetChoices name={name} filters={filters} facets={facets} />
    </details>
  );
}

/** All filters with their choices. On phones they open on demand. */
export function FilterPanel({ data }: PanelProps) {
  const { language } = useSite();
  const texts = useTexts(EXPLORE_TEXTS);
  const { stay } = useExploreLinks();
  const isLive = useIsLive();
  const panel = useRef<HTMLDetailsElement>(null);
  const chosen = useChosen(data.filters).length;
  const close = (): void => {
    panel.current?.removeAttribute('open');
    panel.current?.querySelector('summary')?.focus();
  };
  return (
    <details class="filter-panel" ref={panel}>
      <summary class="button quiet">{texts.showFilters(String(chosen))}</summary>
      <nav aria-label={texts.filters} onClick={stay}>
        {GROUPS.map((group) => (
          <Group key={group} data={data} group={group} />
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
