import type { UsageNow } from '../../endpoints/usage-now.ts';
import { html, type Html } from '../html.ts';
import type { PageContext } from '../page-context.ts';
import { numberText } from './number-text.ts';

/** One limit: how much of it is used, and how much is allowed; null for no limit. */
interface LimitRow {
  readonly name: string;
  readonly used: number;
  readonly most: number | null;
}

const WIDTH = 100;
const HEIGHT = 8;

/** How much of a limit is used, as a bar. The other cells have the numbers. */
const barOf = (used: number, most: number): Html =>
  html`<svg
    class="gauge"
    viewBox="0 0 ${WIDTH} ${HEIGHT}"
    width="100%"
    height="${HEIGHT}"
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <rect class="track" width="${WIDTH}" height="${HEIGHT}" />
    <rect
      class="answered"
      width="${Math.min(WIDTH, Math.round((used / Math.max(1, most)) * WIDTH))}"
      height="${HEIGHT}"
    />
  </svg>`;

function rowOf({ name, used, most }: LimitRow, { messages, language }: PageContext): Html {
  const text = (number: number): string => numberText(language, number);
  return html`<tr>
    <th scope="row">${name} ${most === null ? undefined : barOf(used, most)}</th>
    <td>${text(used)}</td>
    <td>${most === null ? messages.noLimit : text(most)}</td>
    <td>${most === null ? '–' : text(Math.max(0, most - used))}</td>
  </tr>`;
}

/** What is left of each limit right now. */
export function limitsLeft(context: PageContext, { usage, burst }: UsageNow): Html {
  const { messages } = context;
  const { today, month } = usage.summary;
  const rows: LimitRow[] = [
    ...(burst === null
      ? []
      : [{ name: messages.windowBurst, used: burst.limit - burst.remaining, most: burst.limit }]),
    { name: messages.windowDay, used: today.count, most: today.limit },
    { name: messages.windowMonth, used: month.count, most: month.limit },
  ];
  return html`<table>
    <thead>
      <tr>
        <th scope="col">${messages.limitWindow}</th>
        <th scope="col">${messages.limitUsed}</th>
        <th scope="col">${messages.limitMost}</th>
        <th scope="col">${messages.limitLeft}</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map((row) => rowOf(row, context))}
    </tbody>
  </table>`;
}
