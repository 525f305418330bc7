import { dayText } from '../../../src/http/pages/frame/dates.ts';
import { useSite, useTexts } from '../../app/site.ts';
import { dailyRound, roundPath } from '../../play/round-address.ts';
import { HOME_TEXTS } from './home-texts.ts';

/** An invitation to the ten questions that everybody gets today. @param today - a date such as 2026-05-31 */
export function DailyTen({ today }: { readonly today: string }) {
  const { href, language } = useSite();
  const texts = useTexts(HOME_TEXTS);
  return (
    <section class="section wide" aria-labelledby="daily">
      <div class="daily-ten">
        <p class="daily-ten-date">{dayText(language, new Date(today))}</p>
        <div class="daily-ten-text">
          <h2 id="daily">{texts.daily}</h2>
          <p>{texts.dailyText}</p>
        </div>
        <a class="button accent" href={href(roundPath(dailyRound(today, language)))}>
          {texts.playDaily}
        </a>
      </div>
    </section>
  );
}
