import { useEffect, useId, useRef, useState } from 'preact/hooks';

import { useSite, useTexts } from '../../app/site.ts';
import { useExploreLinks } from '../../filters/filter-links.tsx';
import { drop, valuesOf, type Filters } from '../../filters/filters.ts';
import { countOf } from '../../texts/language.ts';
import { filtersWith, keyOf, useSearchOptions, type SearchOption } from './search-options.ts';
import { optionId, SEARCH_TEXTS, SearchSuggestions } from './search-suggestions.tsx';
import './search.css';

/** What the API takes. */
const LONGEST_TEXT = 200;

/** The key of the next option in a direction. Beyond the ends, no option is active. */
function step(active: string | undefined, by: 1 | -1, options: readonly SearchOption[]): string | undefined {
  const keys = options.map(keyOf);
  if (active === undefined) return by === 1 ? keys[0] : keys.at(-1);
  const next = keys.indexOf(active) + by;
  return next < 0 ? undefined : keys[next];
}

/** The filters that a search keeps, for browsers without scripts. */
function Kept({ filters }: { readonly filters: Filters }) {
  const { language } = useSite();
  const isKept = ({ name, value }: { readonly name: string; readonly value: string }): boolean =>
    name !== 'q' && (name !== 'lang' || value !== language);
  return valuesOf(filters)
    .filter(isKept)
    .map(({ name, value }) => <input key={name + value} type="hidden" name={name} value={value} />);
}

/**
 * A search field with suggestions: a combobox with a list, as the ARIA Authoring Practices describe it. Without scripts it is
 * a form.
 *
 * @param filters - those of the view; they stay
 */
export function SearchBox({ filters }: { readonly filters: Filters }) {
  const { href, language, navigate, path } = useSite();
  const texts = useTexts(SEARCH_TEXTS);
  const { hrefOf } = useExploreLinks();
  const id = useId();
  const searched = filters.q?.[0] ?? '';
  const [text, setText] = useState(searched);
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  // A text that was typed, as opposed to one that was searched for.
  const [isTyped, setIsTyped] = useState(false);
  const options = useSearchOptions(isTyped ? text : '', filters);
  useEffect(() => setText(searched), [searched]);

  const close = (): void => {
    setIsOpen(false);
    setActive(undefined);
  };
  const show = (changed: Filters): void => {
    close();
    setIsTyped(false);
    setText(changed.q?.[0] ?? '');
    navigate(hrefOf(changed), { stay: path === '/explore' });
  };
  const pick = (option: SearchOption): void => {
    if (option.kind !== 'question') show(filtersWith(filters, option));
    else navigate(href(`/questions/${option.id}`));
  };
  const submit = (event: Event): void => {
    event.preventDefault();
    const option = options.find((each) => keyOf(each) === active);
    const wanted = text.trim();
    if (option !== undefined) pick(option);
    else
      show(
        wanted === '' ? drop(filters, 'q', searched) : filtersWith(filters, { kind: 'text', text: wanted }),
      );
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setIsTyped(true);
      setIsOpen(true);
      setActive(step(active, event.key === 'ArrowDown' ? 1 : -1, options));
    } else if (event.key === 'Escape' && isOpen) {
      // The first Escape closes the list, and only the next one empties the field.
      event.preventDefault();
      close();
    }
  };
  const onInput = (): void => {
    setText(field.current?.value ?? '');
    setIsTyped(true);
    setIsOpen(true);
    setActive(undefined);
  };
  const isShown = isOpen && options.length > 0;

  return (
    <form class="search search-box" action={href('/explore')} role="search" onSubmit={submit}>
      <label class="hidden" for={`${id}-field`}>
        {texts.label}
      </label>
      <input
        ref={field}
        id={`${id}-field`}
        class="input"
        type="search"
        name="q"
        value={text}
        maxLength={LONGEST_TEXT}
        placeholder={texts.example}
        autocomplete="off"
        list={undefined}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={isShown ? `${id}-list` : undefined}
        aria-activedescendant={isShown && active !== undefined ? optionId(`${id}-list`, active) : undefined}
        onInput={onInput}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      <Kept filters={filters} />
      <button class="button">{texts.search}</button>
      {isShown ? (
        <SearchSuggestions id={`${id}-list`} options={options} active={active} onPick={pick} />
      ) : null}
      <p class="hidden" role="status">
        {isShown ? countOf(language, options.length, texts.found) : ''}
      </p>
    </form>
  );
}
