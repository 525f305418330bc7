import { useSite, useTexts } from '../../app/site.ts';
import { countOf, defineTexts, forms } from '../../texts/language.ts';
import { QUESTIONS } from '../../texts/site-texts.ts';
import { keyOf, type SearchOption } from './search-options.ts';

export const SEARCH_TEXTS = defineTexts({
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

interface SuggestionsProps {
  readonly id: string;
  readonly options: readonly SearchOption[];
  /** The key of the option that the keyboard has reached. */
  readonly active: string | undefined;
  readonly onPick: (option: SearchOption) => void;
}

/** The id of an option's element. @param id - of the list */
export const optionId = (id: string, key: string): string => `${id}-${key}`;

/** The list below the field of a search. The focus stays in the field. */
export function SearchSuggestions({ id, options, active, onPick }: SuggestionsProps) {
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
