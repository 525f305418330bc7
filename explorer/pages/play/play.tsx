import { dayText } from '../../../src/http/pages/frame/dates.ts';
import { definePage } from '../../app/page.ts';
import { useIsLive, useSite, useTexts } from '../../app/site.ts';
import { ReadingList } from '../../components/reading-list.tsx';
import { capitalized, filterNames } from '../../filters/filter-labels.ts';
import { valueOf } from '../../filters/filters.ts';
import { countOf, type Language } from '../../texts/language.ts';
import { QUESTIONS } from '../../texts/site-texts.ts';
import { Game } from './game.tsx';
import { loadPlay, type PlayData, type RoundData } from './load.ts';
import { StartView } from './start.tsx';
import { PLAY_TEXTS } from './texts.ts';
import './play.css';

export const play = definePage<PlayData>({
  load: loadPlay,
  head(data, { language }) {
    const { title, description } = PLAY_TEXTS[language];
    if (data.kind === 'start') return { title, description };
    // Rounds of one's own are endless; search engines keep the start screen.
    return {
      title: `${roundTitle(data, language)} – ${title}`,
      description,
      canonical: '/play',
      isPrivate: true,
    };
  },
  View: PlayView,
});

function PlayView({ data }: { readonly data: PlayData }) {
  return data.kind === 'start' ? <StartView data={data} /> : <RoundView data={data} />;
}

interface ViewProps {
  readonly data: RoundData;
}

/** A round: a game with scripts, and a list to read without. */
function RoundView({ data }: ViewProps) {
  const { language } = useSite();
  const texts = useTexts(PLAY_TEXTS);
  const isLive = useIsLive();
  const { questions } = data.round;
  const title = roundTitle(data, language);
  return (
    <div class="narrow play-round">
      <div class="round-head">
        <p class="label">{texts.readyLabel}</p>
        <h1>{title}</h1>
      </div>
      {questions.length === 0 ? (
        <EmptyRound />
      ) : isLive ? (
        <Game round={data.round} title={title} />
      ) : (
        <>
          <div class="card stack with-scripts ready">
            <h2>{texts.ready}</h2>
            <p>{texts.readyText(countOf(language, questions.length, QUESTIONS[language]))}</p>
          </div>
          <ReadingList questions={questions} />
        </>
      )}
    </div>
  );
}

function EmptyRound() {
  const { href } = useSite();
  const texts = useTexts(PLAY_TEXTS);
  return (
    <div class="empty stack">
      <h2>{texts.empty}</h2>
      <p>{texts.emptyText}</p>
      <p>
        <a class="button" href={href('/play')}>
          {texts.choose}
        </a>
      </p>
    </div>
  );
}

/** The name of a round: its day, or its filters. */
function roundTitle({ round, labels }: Omit<RoundData, 'kind'>, language: Language): string {
  const texts = PLAY_TEXTS[language];
  const { day, filters } = round.request;
  if (day !== undefined) return texts.dailyTitle(dayText(language, new Date(day)));
  const category = round.questions.find(
    (question) => question.category.slug === valueOf(filters, 'category'),
  )?.category;
  const names = filterNames(filters, language, {
    ...labels,
    ...(category === undefined ? {} : { [category.slug]: category.name }),
  }).map(({ label }) => label);
  const [first = texts.mixed, ...others] = names;
  return [capitalized(language, first), ...others].join(' · ');
}
