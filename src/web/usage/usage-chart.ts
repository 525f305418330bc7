import type { UsageDayPoint } from '../../contract/account-requests.ts';
import type { Language } from '../../contract/vocabulary.ts';
import { dayText } from '../../http/pages/frame/dates.ts';
import { html, type Html } from '../html.ts';
import type { Messages } from '../messages/messages.ts';
import { numberText } from './number-text.ts';

/** Units of the drawing. It is stretched to the width of the page, so texts are outside of it. */
const STEP = 10;
const GAP = 2;
const HEIGHT = 100;

/** The smallest of 10, 20, 50, 100, … that is not below a number: where the scale ends. */
function scaleEnd(number: number): number {
  const power = 10 ** Math.max(1, Math.floor(Math.log10(Math.max(1, number))));
  return [1, 2, 5, 10].map((factor) => factor * power).find((end) => end >= number) ?? number;
}

const round = (number: number): number => Math.round(number * 100) / 100;

const barOf = (kind: 'answered' | 'rejected', index: number, from: number, height: number): Html =>
  height === 0
    ? html``
    : html`<rect
        class="${kind}"
        x="${index * STEP + GAP / 2}"
        y="${round(HEIGHT - from - height)}"
        width="${STEP - GAP}"
        height="${round(height)}"
      />`;

/** One bar a day: answered requests, with refused ones on top. The table has the numbers. */
export function usageChart(series: readonly UsageDayPoint[], messages: Messages, language: Language): Html {
  const end = scaleEnd(Math.max(...series.map(({ requests, rejected }) => requests + rejected)));
  const width = series.length * STEP;
  const bars = series.map(({ day, requests, rejected }, index) => {
    const answered = (requests / end) * HEIGHT;
    const title = `${dayText(language, new Date(day))}: ${numberText(language, requests + rejected)}`;
    return html`<g>
      <title>${title}</title>
      ${barOf('answered', index, 0, answered)}${barOf('rejected', index, answered, (rejected / end) * HEIGHT)}
    </g>`;
  });
  const dayAt = (index: number): string => {
    const day = series.at(index)?.day;
    return day === undefined ? '' : dayText(language, new Date(day));
  };
  return html`<figure class="usage">
    <figcaption>${messages.usageChart({ days: String(series.length) })}</figcaption>
    <p class="scale">${numberText(language, end)}</p>
    <svg
      class="bars"
      viewBox="0 0 ${width} ${HEIGHT}"
      width="100%"
      height="180"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <line class="rule" x1="0" x2="${width}" y1="0" y2="0" />
      <line class="rule" x1="0" x2="${width}" y1="${HEIGHT / 2}" y2="${HEIGHT / 2}" />
      <line class="rule" x1="0" x2="${width}" y1="${HEIGHT}" y2="${HEIGHT}" />
      ${bars}
    </svg>
    <p class="ends"><span>${dayAt(0)}</span> <span>${dayAt(-1)}</span></p>
    <ul class="legend">
      <li class="answered">${messages.usageAnswered}</li>
      <li class="rejected">${messages.usageRejected}</li>
    </ul>
  </figure>`;
}
