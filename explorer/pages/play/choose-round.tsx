import type { TargetedSubmitEvent } from 'preact';

import { LASTING_STORAGE, TAB_STORAGE } from '../../app/browser-storage.ts';
import { fieldsOf, useEarlyChanges, useSite, useTexts } from '../../app/site.ts';
import { FILTER_TEXTS, filterNames, wordsOf } from '../../filters/filter-labels.ts';
import { readRoundFilters, roundParameters, valueOf, without } from '../../filters/filters.ts';
import { AMOUNTS, nextRound, readAmount, roundPath } from '../../play/round-address.ts';
import { begin, NEW_ROUND, save } from '../../play/round.ts';
import { countOf } from '../../texts/language.ts';
import { QUESTIONS, QUESTIONS_IN, SITE_TEXTS } from '../../texts/site-texts.ts';
import type { StartData } from './load.ts';
import { PLAY_TEXTS } from './texts.ts';

interface ViewProps {
  readonly data: StartData;
}

/** Filters that the form has controls for. The others come from links, and can be removed only. */
const CONTROLS = ['category', 'topic', 'difficulty', 'type'] as const;

const hasControl = (name: string): boolean => CONTROLS.some((control) => control === name);

/** A form for a round of one's own. Its state is in the address, so that the round can be linked to. */
export function ChooseRound({ data }: ViewProps) {
  const { href, language, navigate } = useSite();
  const texts = useTexts(PLAY_TEXTS);
  const { words } = useTexts(FILTER_TEXTS);
  const { filters, amount, drawn } = data;
  const change = (form: HTMLFormElement): void => {
    const selection = selectionOf(form);
    const query = roundParameters(selection.filters);
    query.set('amount', String(selection.amount));
    if (drawn !== language) query.set('lang', drawn);
    navigate(href(`/play?${query.toString()}`), { replace: true, stay: true });
  };
  const form = useEarlyChanges(change);
  const start = (event: TargetedSubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const round = nextRound(LASTING_STORAGE, { ...selectionOf(event.currentTarget), drawn });
    const path = roundPath(round);
    save(TAB_STORAGE, path, { round: begin(NEW_ROUND), elapsed: 0 });
    navigate(href(path));
  };
  const { matches = amount } = data;
  const questions = countOf(
    language,
    matches === 0 ? amount : Math.min(amount, matches),
    QUESTIONS[language],
  );
  return (
    <section class="card choose" aria-labelledby="choose">
      <form
        ref={form}
        class="stack"
        action={href('/play')}
        onChange={({ currentTarget }) => change(currentTarget)}
        onSubmit={start}
      >
        <h2 id="choose">{Object.keys(filters).length > 0 ? texts.exactly : texts.own}</h2>
        <OtherFilters data={data} />
        <Selects data={data} />
        <Chips
          name="difficulty"
          legend={texts.difficulty}
          value={valueOf(filters, 'difficulty')}
          choices={[['', texts.anyDifficulty], ...Object.entries(words.difficulty)]}
        />
        <Chips
          name="type"
          legend={texts.type}
          value={valueOf(filters, 'type')}
          choices={[['', texts.anyType], ...Object.entries(words.type)]}
        />
        <Chips
          name="amount"
          legend={texts.amount}
          value={String(amount)}
          choices={[...new Set([...AMOUNTS, amount])]
            .sort((one, other) => one - other)
            .map((each) => [String(each), String(each)] as const)}
        />
        {[...roundParameters(filters)]
          .filter(([name]) => !hasControl(name))
          .map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        <input type="hidden" name="lang" value={drawn} />
        <input type="hidden" name="seed" value={data.seed} />
        <Matches data={data} />
        <p>
          <button class="button" type="submit" disabled={data.matches === 0}>
            {texts.play}: {questions}
          </button>
        </p>
      </form>
    </section>
  );
}

/** What the form says. The fields that it leaves empty are left out. */
function selectionOf(form: HTMLFormElement) {
  const query = fieldsOf(form);
  return { filters: readRoundFilters(query), amount: readAmount(query.get('amount')) };
}

function OtherFilters({ data }: ViewProps) {
  const { href, language } = useSite();
  const texts = useTexts(PLAY_TEXTS);
  const others = filterNames(data.filters, language, data.labels).filter(({ name }) => !hasControl(name));
  if (others.length === 0) return null;
  return (
    <div class="field">
      <p class="label">{texts.also}</p>
      <ul class="chips">
        {others.map(({ name, label }) => (
          <li key={name}>
            <a
              class="chip"
              href={href(`/play?${roundParameters(without(data.filters, name)).toString()}`)}
              aria-label={texts.remove(label)}
            >
              {label} <span aria-hidden="true">×</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Selects({ data }: ViewProps) {
  const { href } = useSite();
  const texts = useTexts(PLAY_TEXTS);
  const category = valueOf(data.filters, 'category');
  const topic = valueOf(data.filters, 'topic');
  // A link may have chosen a topic that is not among the most frequent ones.
  const isListed = topic === '' || data.topics.some(({ slug }) => slug === topic);
  return (
    <div class="choose-selects">
      <div class="field">
        <label for="play-category">{texts.category}</label>
        <select class="select" id="play-category" name="category" value={category}>
          <option value="">{texts.anyCategory}</option>
          {data.categories.map(({ slug, name }) => (
            <option key={slug} value={slug} selected={slug === category}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <div class="field">
        <label for="play-topic">{texts.topic}</label>
        <select class="select" id="play-topic" name="topic" value={topic}>
          <option value="">{texts.anyTopic}</option>
          {isListed ? null : (
            <option value={topic} selected>
              {data.labels[topic] ?? wordsOf(topic)}
            </option>
          )}
          {data.topics.map(({ slug, name }) => (
            <option key={slug} value={slug} selected={slug === topic}>
              {name}
            </option>
          ))}
        </select>
        <p class="hint">
          <a href={href('/explore')}>{texts.moreTopics}</a>
        </p>
      </div>
    </div>
  );
}

interface ChipsProps {
  readonly name: string;
  readonly legend: string;
  readonly value: string;
  /** Values and their labels. */
  readonly choices: readonly (readonly [string, string])[];
}

/** Radio buttons that look like chips. */
const Chips = ({ name, legend, value, choices }: ChipsProps) => (
  <fieldset class="field">
    <legend>{legend}</legend>
    <div class="chips">
      {choices.map(([each, label]) => (
        <label key={each} class="chip choice">
          <input type="radio" name={name} value={each} checked={each === value} />
          {label}
        </label>
      ))}
    </div>
  </fieldset>
);

function Matches({ data }: ViewProps) {
  const { language } = useSite();
  const texts = useTexts(PLAY_TEXTS);
  const { counted } = useTexts(SITE_TEXTS);
  const { matches, warnings, drawn, filters } = data;
  return (
    <div aria-live="polite" class="stack">
      {matches === undefined ? (
        <p class="notice bad">{texts.refused}</p>
      ) : matches === 0 ? (
        <p class="notice bad">{texts.noMatches}</p>
      ) : (
        <p class="soft">{texts.matches(countOf(language, matches, QUESTIONS_IN[language][drawn]))}</p>
      )}
      {filters.type === undefined && filters.quality === undefined ? (
        <p class="hint">{counted[drawn]}</p>
      ) : null}
      {warnings.map((warning) => (
        <p key={warning} class="notice" lang="en">
          {warning}
        </p>
      ))}
    </div>
  );
}
