import { useEffect, useId, useRef, useState } from 'preact/hooks';

import { useSite, useTexts } from '../../app/site.ts';
import { useExploreLinks } from '../../filters/filter-links.tsx';
import { drop, valuesOf, type Filters } from '../../filters/filters.ts';
import { countOf, defineTexts, forms } from '../../texts/language.ts';
import { QUESTIONS } from '../../texts/site-texts.ts';
import { filtersWith, keyOf, useSearchOptions, type SearchOption } from './search-options.ts';

const SEARCH_TEXTS = defineTexts({
  en: {
    label: 'Search topics, tags and questions',
    example: 'Rivers, Chopin, space travel …',
    search: 'Search',
    suggestions: 'Suggestions',
    found: forms({ one: 'suggestion', other: 'suggestions' }),
    allQuestions: (text: string) => `All questions with “${text}”`,
    kinds: {
      category: 'Category',
      topic: 'Topic',
      tag: 'Tag',
      subcategory: 'Subcategory',
      region: 'Region',
      question: 'Question',
      text: 'Search',
    },
  },
  pl: {
    label: 'Szukaj tematów, tagów i pytań',
    example: 'Rzeki, Chopin, loty w kosmos…',
    search: 'Szukaj',
    suggestions: 'Podpowiedzi',
    found: forms({ one: 'podpowiedź', few: 'podpowiedzi', many: 'podpowiedzi', other: 'podpowiedzi' }),
    allQuestions: (text: string) => `Wszystkie pytania z „${text}”`,
    kinds: {
      category: 'Kategoria',
      topic: 'Temat',
      tag: 'Tag',
      subcategory: 'Podkategoria',
      region: 'Region',
      question: 'Pytanie',
      text: 'Szukaj',
    },
  },
});

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

interface SuggestionsProps {
  readonly id: string;
  readonly options: readonly SearchOption[];
  /** The key of the option that the keyboard has reached. */
  readonly active: string | undefined;
  readonly onPick: (option: SearchOption) => void;
}

/** The id of an option's element. @param id - of the list */
const optionId = (id: string, key: string): string => `${id}-${key}`;

/** The list below the field of a search. The focus stays in the field. */
function SearchSuggestions({ id, options, active, onPick }: SuggestionsProps) {
  const texts = useTexts(SEARCH_TEXTS);
  return (
    <ul class="suggestions" role="listbox" id={id} aria-label={texts.suggestions}>
      {options.map((option) => (
        <li
          key={keyOf(option)}
          id={optionId(id, keyOf(option))}
          role="option"
          aria-selected={keyOf(option) === active}
          class="suggestion"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(option)}
        >
          <span class="badge">{texts.kinds[option.kind]}</span>
          <Inside option={option} />
        </li>
      ))}
    </ul>
  );
}

function Inside({ option }: { readonly option: SearchOption }) {
  const { language } = useSite();
  const texts = useTexts(SEARCH_TEXTS);
  if (option.kind === 'text') return <span>{texts.allQuestions(option.text)}</span>;
  if (option.kind === 'question') return <bdi>{option.text}</bdi>;
  const { label, alias, playable } = option;
  return (
    <>
      <span>
        {label}
        {alias === undefined ? null : <span class="soft"> ({alias})</span>}
      </span>
      {playable === undefined ? null : (
        <span class="soft small suggestion-count">{countOf(language, playable, QUESTIONS[language])}</span>
      )}
    </>
  );
}
