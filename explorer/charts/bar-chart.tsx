import { useSite, useTexts } from '../app/site.ts';
import { formatNumber, formatShare } from '../texts/language.ts';
import { Chart, CHART_TEXTS, ChartTable } from './chart.tsx';

interface Bar {
  /** Unique in the chart. */
  readonly key: string;
  readonly label: string;
  readonly count: number;
  readonly href?: string | undefined;
  /** Whether the page shows this one only. */
  readonly isCurrent?: boolean;
  /** A class that sets the colour, such as `category-history`. */
  readonly color?: string | undefined;
}

interface BarChartProps {
  readonly title: string;
  readonly bars: readonly Bar[];
  /** The whole that the bars are parts of. With it, a table shows the shares. */
  readonly total?: number | undefined;
}

const PERCENT = 100;
/** The narrowest bar that is seen, in percent. */
const NARROWEST = 0.5;

/** Bars with their labels and numbers. A bar can be a link; one without matches is none. */
export function BarChart({ title, bars, total }: BarChartProps) {
  const { language } = useSite();
  const texts = useTexts(CHART_TEXTS);
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <Chart title={title}>
      <ul class="bars">
        {bars.map((bar) => (
          <li key={bar.key}>
            <BarRow bar={bar} most={most} />
          </li>
        ))}
      </ul>
      {total === undefined ? null : (
        <ChartTable
          title={title}
          columns={[title, texts.questions, texts.share]}
          rows={bars.map(({ label, count, href }) => ({
            label,
            href,
            cells: [{ value: count }, { value: formatShare(language, total === 0 ? 0 : count / total) }],
          }))}
        />
      )}
    </Chart>
  );
}

function BarRow({ bar, most }: { readonly bar: Bar; readonly most: number }) {
  const { language } = useSite();
  const { label, count, href, color = '' } = bar;
  const width = count === 0 ? 0 : Math.max((PERCENT * count) / most, NARROWEST);
  const inside = (
    <>
      <span class="bar-label">{label}</span>
      <svg class="bar-line" aria-hidden="true">
        <rect class="bar-ground" width="100%" height="100%" rx="4" />
        <rect class={`bar ${color}`} width={`${width.toFixed(1)}%`} height="100%" rx="4" />
      </svg>
      <span class="number">{formatNumber(language, count)}</span>
    </>
  );
  return href === undefined || (count === 0 && bar.isCurrent !== true) ? (
    <span class="bar-row">{inside}</span>
  ) : (
    <a class="bar-row" href={href} aria-current={bar.isCurrent === true ? 'true' : undefined}>
      {inside}
    </a>
  );
}
