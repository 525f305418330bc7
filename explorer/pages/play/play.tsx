import { useEffect } from 'preact/hooks';

import { dayText } from '../../../src/http/pages/frame/dates.ts';
import { LASTING_STORAGE, TAB_STORAGE } from '../../app/browser-storage.ts';
import { definePage } from '../../app/page.ts';
import { useIsLive, useSite, useTexts } from '../../app/site.ts';
import { ReadingList } from '../../components/reading-list.tsx';
import { roundName } from '../../play/load-round.ts';
import { dailyRound, passRound, roundPath } from '../../play/round-address.ts';
import { begin, NEW_ROUND, readSaved, save } from '../../play/round.ts';
import { countOf, type Language } from '../../texts/language.ts';
import { QUESTIONS } from '../../texts/site-texts.ts';
import { ChooseRound } from './choose-round.tsx';
import { Game } from './game.tsx';
import { loadPlay, type PlayData, type RoundData, type StartData } from './load.ts';
import { PLAY_TEXTS } from './texts.ts';
import './play.css';

export const play = definePage<PlayData>({
  load: loadPlay,
  head(data, { language }) {
    const { title, description } = PLAY_TEXTS[language];
    if (data.kind === 'start') return { title, description, isPersonal: true };
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

interface StartProps {
  readonly data: StartData;
}

/** The start screen: today's ten, or a round of one's own. */
function StartView({ data }: StartProps) {
  const texts = useTexts(PLAY_TEXTS);
  const isChosen = Object.keys(data.filters).length > 0;
  const choose = <ChooseRound key="choose" data={data} />;
  const daily = <Daily key="daily" data={data} />;
  return (
    <div class="wide">
      <div class="page-head">
        <h1>{texts.headline}</h1>
        <p>{texts.intro}</p>
      </div>
      <div class={`play-start${isChosen ? ' is-chosen' : ''}`}>
        {isChosen ? [choose, daily] : [daily, choose]}
        <HostLink />
      </div>
    </div>
  );
}

function Daily({ data }: StartProps) {
  const { href, language } = useSite();
  const texts = useTexts(PLAY_TEXTS);
  const path = roundPath(dailyRound(data.today, language));
  // The click has already said that the round may begin.
  const start = (): void => {
    const saved = readSaved(TAB_STORAGE, path);
    if (saved.round === NEW_ROUND) save(TAB_STORAGE, path, { ...saved, round: begin(saved.round) });
  };
  return (
    <section class="daily" aria-labelledby="daily">
      <p class="daily-day">{dayText(language, new Date(data.today))}</p>
      <h2 id="daily">{texts.daily}</h2>
      <p>{texts.dailyText}</p>
      <p>
        <a class="button accent" href={href(path)} onClick={start}>
          {texts.playDaily}
        </a>
      </p>
      <svg class="daily-cards" viewBox="0 0 160 150" aria-hidden="true">
        <rect
          class="daily-card one"
          x="22"
          y="30"
          width="72"
          height="104"
          rx="12"
          transform="rotate(-14 58 82)"
        />
        <rect
          class="daily-card two"
          x="52"
          y="22"
          width="72"
          height="104"
          rx="12"
          transform="rotate(2 88 74)"
        />
        <rect
          class="daily-card three"
          x="78"
          y="28"
          width="72"
          height="104"
          rx="12"
          transform="rotate(16 114 80)"
        />
        <text class="daily-ten" x="114" y="96" text-anchor="middle" transform="rotate(16 114 80)">
          10
        </text>
      </svg>
    </section>
  );
}

function HostLink() {
  const { href } = useSite();
  const texts = useTexts(PLAY_TEXTS);
  return (
    <section class="card play-host" aria-labelledby="hosting">
      <div>
        <h2 id="hosting">{texts.host}</h2>
        <p class="soft">{texts.hostText}</p>
      </div>
      <p>
        <a class="button quiet" href={href('/play/host')}>
          {texts.hostLink}
        </a>
      </p>
    </section>
  );
}

interface RoundProps {
  readonly data: RoundData;
}

/** A round: a game with scripts, and a list to read without. */
function RoundView({ data }: RoundProps) {
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
        <EmptyRound request={data.round.request} />
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

function EmptyRound({ request }: Pick<RoundData['round'], 'request'>) {
  const { href } = useSite();
  const texts = useTexts(PLAY_TEXTS);
  // The place that was kept may be none any more: the next round begins a new order.
  useEffect(() => passRound(LASTING_STORAGE, request, undefined), [request]);
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
function roundTitle({ round, labels }: RoundData, language: Language): string {
  const texts = PLAY_TEXTS[language];
  const { day, filters } = round.request;
  if (day !== undefined) return texts.dailyTitle(dayText(language, new Date(day)));
  return roundName({ filters, questions: round.questions }, labels, language, texts.mixed);
}
