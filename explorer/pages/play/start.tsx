import { dayText } from '../../../src/http/pages/frame/dates.ts';
import { TAB_STORAGE } from '../../app/browser-storage.ts';
import { useSite, useTexts } from '../../app/site.ts';
import { readSaved, save } from '../../play/kept-rounds.ts';
import { dailyRound, roundPath } from '../../play/round-address.ts';
import { begin, NEW_ROUND } from '../../play/round.ts';
import { ChooseRound } from './choose-round.tsx';
import type { StartData } from './load.ts';
import { PLAY_TEXTS } from './texts.ts';

interface ViewProps {
  readonly data: StartData;
}

/** The start screen: today's ten, or a round of one's own. */
export function StartView({ data }: ViewProps) {
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

function Daily({ data }: ViewProps) {
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
