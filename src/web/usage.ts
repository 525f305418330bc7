import { API_PREFIX, TIERS_PATH } from '../contract/service.ts';
import type { UsageDayPoint, UsageNow } from '../endpoints/get-usage.ts';
import { dayText } from '../http/pages/frame/dates.ts';
import { accountPage, forMembers, type MemberContext } from './account.ts';
import { html, type Html, numberText, type Page, type PageContext, tableOf } from './page.ts';

const PATH = '/account/usage';

/** Days that can be chosen. */
const PERIODS = [7, 30, 90] as const;
const PERIOD_BY_DEFAULT = 30;

/** The usage of the account: what is left right now, and the requests of the last days. */
export const usageRoute = forMembers({ path: PATH, get: usagePage });

async function usagePage(context: MemberContext): Promise<Page> {
  const { parts, messages, query, signedIn } = context;
  const days = PERIODS.find((each) => String(each) === query.get('days')) ?? PERIOD_BY_DEFAULT;
  const now = await parts.readUsageNow(signedIn, days);
  const { series } = now.usage;
  const isEmpty = series.every(({ requests, rejected }) => requests + rejected === 0);
  return accountPage(context, 'usage', {
    title: messages.usage,
    content: html`<p>${messages.usageIntro}</p>
      <h2>${messages.leftNow}</h2>
      ${limitsLeft(context, now)}
      <p class="hint"><a href="${TIERS_PATH}">${messages.tiers}</a></p>
      <h2>${messages.usageByDay}</h2>
      ${periodLinks(context, days)}
      ${isEmpty ? html`<p>${messages.noUsage}</p>` : html`${usageChart(series, context)} ${usageTable(series, context)}`}
      <p class="hint"><a href="${API_PREFIX}/usage?days=${days}">${messages.usageJson}</a></p>`,
  });
}

function limitsLeft(context: PageContext, { usage, burst }: UsageNow): Html {
  const { messages } = context;
  const { today, month } = usage.summary;
  return tableOf(
    [messages.limitWindow, messages.limitUsed, messages.limitMost, messages.limitLeft],
    [
      ...(burst === null
        ? []
        : [limitRow(context, messages.windowBurst, burst.limit - burst.remaining, burst.limit)]),
      limitRow(context, messages.windowDay, today.count, today.limit),
      limitRow(context, messages.windowMonth, month.count, month.limit),
    ],
  );
}

/** @param most - null for no limit */
function limitRow(
  { messages, language }: PageContext,
  name: string,
  used: number,
  most: number | null,
): Html {
  const text = (number: number): string => numberText(language, number);
  return html`<tr>
    <th scope="row">${name} ${most === null ? undefined : gaugeOf(used, most)}</th>
    <td>${text(used)}</td>
    <td>${most === null ? messages.noLimit : text(most)}</td>
    <td>${most === null ? '–' : text(Math.max(0, most - used))}</td>
  </tr>`;
}

const GAUGE_WIDTH = 100;
const GAUGE_HEIGHT = 8;

/** How much of a limit is used, as a bar. The other cells have the numbers. */
const gaugeOf = (used: number, most: number): Html =>
  html`<svg
    class="gauge"
    viewBox="0 0 ${GAUGE_WIDTH} ${GAUGE_HEIGHT}"
    width="100%"
    height="${GAUGE_HEIGHT}"
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <rect class="track" width="${GAUGE_WIDTH}" height="${GAUGE_HEIGHT}" />
    <rect
      class="answered"
      width="${Math.min(GAUGE_WIDTH, Math.round((used / Math.max(1, most)) * GAUGE_WIDTH))}"
      height="${GAUGE_HEIGHT}"
    />
  </svg>`;

function periodLinks({ messages }: MemberContext, current: number): Html {
  const links = PERIODS.map((days) => {
    const mark = days === current ? html` aria-current="true"` : undefined;
    return html`<li>
      <a class="chip" href="${PATH}?days=${days}" ${mark}>${messages.usageDays({ days: String(days) })}</a>
    </li>`;
  });
  return html`<nav class="periods" aria-label="${messages.usagePeriod}">
    <ul>
      ${links}
    </ul>
  </nav>`;
}

/** Units of the drawing. It is stretched to the width of the page, so texts are outside of it. */
const STEP = 10;
const GAP = 2;
const CHART_HEIGHT = 100;

/** One bar a day: answered requests, with refused ones on top. The table has the numbers. */
function usageChart(series: readonly UsageDayPoint[], { messages, language }: PageContext): Html {
  const end = scaleEnd(Math.max(...series.map(({ requests, rejected }) => requests + rejected)));
  const width = series.length * STEP;
  const bars = series.map(({ day, requests, rejected }, index) => {
    const answered = (requests / end) * CHART_HEIGHT;
    const title = `${dayText(language, new Date(day))}: ${numberText(language, requests + rejected)}`;
    return html`<g>
      <title>${title}</title>
      ${barOf('answered', index, 0, answered)}${barOf('rejected', index, answered, (rejected / end) * CHART_HEIGHT)}
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
      viewBox="0 0 ${width} ${CHART_HEIGHT}"
      width="100%"
      height="180"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <line class="rule" x1="0" x2="${width}" y1="0" y2="0" />
      <line class="rule" x1="0" x2="${width}" y1="${CHART_HEIGHT / 2}" y2="${CHART_HEIGHT / 2}" />
      <line class="rule" x1="0" x2="${width}" y1="${CHART_HEIGHT}" y2="${CHART_HEIGHT}" />
      ${bars}
    </svg>
    <p class="ends"><span>${dayAt(0)}</span> <span>${dayAt(-1)}</span></p>
    <ul class="legend">
      <li class="answered">${messages.usageAnswered}</li>
      <li class="rejected">${messages.usageRejected}</li>
    </ul>
  </figure>`;
}

/** The smallest of 10, 20, 50, 100, … that is not below a number: where the scale ends. */
function scaleEnd(number: number): number {
  const power = 10 ** Math.max(1, Math.floor(Math.log10(Math.max(1, number))));
  return [1, 2, 5, 10].map((factor) => factor * power).find((end) => end >= number) ?? number;
}

const barOf = (kind: 'answered' | 'rejected', index: number, from: number, height: number): Html =>
  height === 0
    ? html``
    : html`<rect
        class="${kind}"
        x="${index * STEP + GAP / 2}"
        y="${round(CHART_HEIGHT - from - height)}"
        width="${STEP - GAP}"
        height="${round(height)}"
      />`;

const round = (number: number): number => Math.round(number * 100) / 100;

/** The newest day first: what one looks for. */
function usageTable(series: readonly UsageDayPoint[], context: MemberContext): Html {
  const { usageDay, usageRequests, usageRefused, usageClientErrors, usageErrors } = context.messages;
  const table = tableOf(
    [usageDay, usageRequests, usageRefused, usageClientErrors, usageErrors],
    series.toReversed().map((point) => dayRow(point, context)),
  );
  return html`<details>
    <summary>${context.messages.usageTable}</summary>
    <div class="scroll" tabindex="0" role="group" aria-label="${context.messages.usage}">${table}</div>
  </details>`;
}

function dayRow(point: UsageDayPoint, { language }: MemberContext): Html {
  const { day, requests, rejected, clientErrors, errors } = point;
  const cells = [requests, rejected, clientErrors, errors].map(
    (count) => html`<td>${numberText(language, count)}</td>`,
  );
  return html`<tr>
    <th scope="row"><time datetime="${day}">${dayText(language, new Date(day))}</time></th>
    ${cells}
  </tr>`;
}
