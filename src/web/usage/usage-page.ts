import type { UsageDayPoint } from '../../contract/account-requests.ts';
import { API_PREFIX, TIERS_PATH } from '../../contract/service.ts';
import { dayText } from '../../http/pages/frame/dates.ts';
import type { UsageNow } from '../../endpoints/usage-now.ts';
import { accountPage } from '../account/account-page.ts';
import { forMembers, type MemberContext } from '../account/member-route.ts';
import { html, type Html } from '../html.ts';
import type { PageParts } from '../page-parts.ts';
import type { Page } from '../render-page.ts';
import type { PageRoute } from '../serve-pages.ts';
import { limitsLeft } from './limits-left.ts';
import { numberText } from './number-text.ts';
import { usageChart } from './usage-chart.ts';

const PATH = '/account/usage';
/** Days that can be chosen. */
const PERIODS = [7, 30, 90] as const;
const PERIOD_BY_DEFAULT = 30;

const periodIn = (text: string | null): number =>
  PERIODS.find((days) => String(days) === text) ?? PERIOD_BY_DEFAULT;

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

function rowOf(point: UsageDayPoint, { language }: MemberContext): Html {
  const { day, requests, rejected, clientErrors, errors } = point;
  const cells = [requests, rejected, clientErrors, errors].map(
    (count) => html`<td>${numberText(language, count)}</td>`,
  );
  return html`<tr>
    <th scope="row"><time datetime="${day}">${dayText(language, new Date(day))}</time></th>
    ${cells}
  </tr>`;
}

/** The newest day first: what one looks for. */
const usageTable = (series: readonly UsageDayPoint[], context: MemberContext): Html =>
  html`<details>
    <summary>${context.messages.usageTable}</summary>
    <div class="scroll" tabindex="0" role="group" aria-label="${context.messages.usage}">
      <table>
        <thead>
          <tr>
            <th scope="col">${context.messages.usageDay}</th>
            <th scope="col">${context.messages.usageRequests}</th>
            <th scope="col">${context.messages.usageRefused}</th>
            <th scope="col">${context.messages.usageClientErrors}</th>
            <th scope="col">${context.messages.usageErrors}</th>
          </tr>
        </thead>
        <tbody>
          ${series.toReversed().map((point) => rowOf(point, context))}
        </tbody>
      </table>
    </div>
  </details>`;

function usagePage(context: MemberContext, now: UsageNow): Page {
  const { messages, language } = context;
  const { series, meta } = now.usage;
  const isEmpty = series.every(({ requests, rejected }) => requests + rejected === 0);
  return accountPage(context, 'usage', {
    title: messages.usage,
    content: html`<p>${messages.usageIntro}</p>
      <h2>${messages.leftNow}</h2>
      ${limitsLeft(context, now)}
      <p class="hint"><a href="${TIERS_PATH}">${messages.tiers}</a></p>
      <h2>${messages.usageByDay}</h2>
      ${periodLinks(context, meta.days)}
      ${isEmpty ? html`<p>${messages.noUsage}</p>` : html`${usageChart(series, messages, language)} ${usageTable(series, context)}`}
      <p class="hint"><a href="${API_PREFIX}/usage?days=${meta.days}">${messages.usageJson}</a></p>`,
  });
}

/** The usage of the account: what is left right now, and the requests of the last days. */
export const usageRoute = (parts: PageParts): PageRoute =>
  forMembers({
    path: PATH,
    get: async (context) => {
      const days = periodIn(context.query.get('days'));
      return usagePage(context, await parts.readUsageNow(context.signedIn, days));
    },
  });
