import { useSite, useTexts } from '../../app/site.ts';
import { FILTER_TEXTS, wordsOf } from '../../filters/filter-labels.ts';
import { roundParameters, valueOf } from '../../filters/filters.ts';
import { LONGEST_TITLE, type QuizRound } from '../../play/quiz-address.ts';
import { countOf } from '../../texts/language.ts';
import { QUESTIONS } from '../../texts/site-texts.ts';
import type { EditData } from './load.ts';
import { HOST_TEXTS } from './texts.ts';

const AMOUNTS = [5, 6, 8, 10, 12, 15, 20];

/** Filters with a control; others come from links and are kept. */
const CONTROLS = ['category', 'topic', 'difficulty', 'type'];

interface RoundProps {
  readonly data: EditData;
  readonly round: QuizRound;
  readonly index: number;
}

/** The fields of one round. */
export function EditRound({ data, round, index }: RoundProps) {
  const texts = useTexts(HOST_TEXTS);
  const { words } = useTexts(FILTER_TEXTS);
  const { filters, amount } = round;
  const number = index + 1;
  const prefix = `r${number}-`;
  const topic = valueOf(filters, 'topic');
  const topics = options(data.topics);
  // A link may have chosen a topic that is not among the most frequent ones.
  if (topic !== '' && !topics.some(([slug]) => slug === topic))
    topics.unshift([topic, data.labels[index]?.[topic] ?? wordsOf(topic)]);
  const amounts = [...new Set([...AMOUNTS, amount])].sort((one, other) => one - other);
  return (
    <fieldset class="card edit-round">
      <legend>{texts.round(number)}</legend>
      <div class="edit-fields">
        <div class="field edit-title">
          <label for={`${prefix}title`}>{texts.roundTitle}</label>
          <input
            class="input"
            id={`${prefix}title`}
            name={`${prefix}title`}
            value={round.title}
            maxLength={LONGEST_TITLE}
            placeholder={texts.round(number)}
          />
        </div>
        <SelectField
          name={`${prefix}category`}
          label={texts.category}
          value={valueOf(filters, 'category')}
          options={[['', texts.all], ...options(data.categories)]}
        />
        <SelectField
          name={`${prefix}topic`}
          label={texts.topic}
          value={topic}
          options={[['', texts.all], ...topics]}
        />
        <SelectField
          name={`${prefix}difficulty`}
          label={texts.difficulty}
          value={valueOf(filters, 'difficulty')}
          options={[['', texts.mixed], ...Object.entries(words.difficulty)]}
        />
        <SelectField
          name={`${prefix}type`}
          label={texts.type}
          value={valueOf(filters, 'type')}
          options={[['', texts.mixed], ...Object.entries(words.type)]}
        />
        <SelectField
          name={`${prefix}amount`}
          label={texts.amount}
          value={String(amount)}
          options={amounts.map((each): SelectOption => [String(each), String(each)])}
        />
      </div>
      {[...roundParameters(filters)]
        .filter(([name]) => !CONTROLS.includes(name))
        .map(([name, value]) => (
          <input key={name} type="hidden" name={prefix + name} value={value} />
        ))}
      <input type="hidden" name={`${prefix}seed`} value={round.seed} />
      <div class="edit-foot">
        <div aria-live="polite">
          <Matches data={data} round={round} index={index} />
        </div>
        <p class="row">
          <button
            class="button quiet small"
            type="submit"
            name="redraw"
            value={number}
            aria-label={texts.redraw(number)}
          >
            {texts.redrawShort}
          </button>
          {data.quiz.rounds.length > 1 ? (
            <button
              class="button quiet small"
              type="submit"
              name="remove"
              value={number}
              aria-label={texts.remove(number)}
            >
              {texts.removeShort}
            </button>
          ) : null}
        </p>
      </div>
    </fieldset>
  );
}

const options = (choices: readonly { readonly slug: string; readonly name: string }[]): SelectOption[] =>
  choices.map(({ slug, name }) => [slug, name]);

function Matches({ data, round, index }: RoundProps) {
  const { language } = useSite();
  const texts = useTexts(HOST_TEXTS);
  const matches = data.matches[index] ?? null;
  if (matches === null) return <p class="field-error">{texts.refused}</p>;
  const count = countOf(language, matches, QUESTIONS[language]);
  return matches < round.amount ? (
    <p class="field-error">{texts.tooFew(count)}</p>
  ) : (
    <p class="hint">{texts.enough(count)}</p>
  );
}

/** A value and its label. */
type SelectOption = readonly [string, string];

interface SelectProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly SelectOption[];
}

const SelectField = ({ name, label, value, options }: SelectProps) => (
  <div class="field">
    <label for={name}>{label}</label>
    <select class="select" id={name} name={name} value={value}>
      {options.map(([each, text]) => (
        <option key={each} value={each} selected={each === value}>
          {text}
        </option>
      ))}
    </select>
  </div>
);
