import { useSite, useTexts } from '../../app/site.ts';
import { countOf } from '../../texts/language.ts';
import { QUESTIONS } from '../../texts/site-texts.ts';
import { keyOf, type SearchOption } from './search-options.ts';
import { SEARCH_TEXTS } from './search-texts.ts';

interface SuggestionsProps {
  readonly id: string;
  readonly options: readonly SearchOption[];
  /** The key of the option that the keyboard has reached. */
  readonly active: string | undefined;
  readonly onPick: (option: SearchOption) => void;
}

/** The id of an option's element. @param id - of the list */
export const optionId = (id: string, key: string): string => `${id}-${key}`;

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
