import { useSite } from '../app/site.ts';
import { formatNumber } from '../texts/language.ts';
import { Chart, ChartTable } from './chart.tsx';
import { ticksTo } from './scales.ts';

interface LineChartProps {
  readonly title: string;
  readonly description: string;
  /** What the dates are, as the heading of the table. */
  readonly dateName: string;
  /** Times in milliseconds, in ascending order. */
  readonly times: readonly number[];
  /** The text of a time. */
  readonly formatTime: (time: number) => string;
  /** The number at each time. */
  readonly values: readonly number[];
}

const PERCENT = 100;
/** The place of the plot in its picture, in percent. Below it are the dates. */
const TOP = 8;
const HEIGHT = 80;

const percent = (number: number): string => `${number.toFixed(2)}%`;

/** Numbers over time as a line with an area below. Positions are percentages, so that the text keeps its size. */
export function LineChart(props: LineChartProps) {
  const { title, description, dateName, times, formatTime, values } = props;
  const { language } = useSite();
  const ticks = ticksTo(Math.max(1, ...values));
  const highest = ticks.at(-1) ?? 1;
  const first = times[0] ?? 0;
  const span = Math.max(1, (times.at(-1) ?? first) - first);
  const xOf = (time: number): number => (PERCENT * (time - first)) / span;
  const yOf = (value: number): number => PERCENT * (1 - value / highest);
  const points = times.map((time, index) => [xOf(time), yOf(values[index] ?? 0)] as const);
  // A single value is a level line.
  const drawn =
    points.length === 1 ? points.flatMap(([, y]) => [[0, y] as const, [PERCENT, y] as const]) : points;
  const path = drawn.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L');
  return (
    <Chart title={title} description={description}>
      <svg class="line-chart" width="100%" height="260" role="img" aria-label={title}>
        {ticks.map((tick) => {
          const y = TOP + (HEIGHT * yOf(tick)) / PERCENT;
          return (
            <g key={tick}>
              <line class="grid-line" x1="0" x2="100%" y1={percent(y)} y2={percent(y)} />
              <text x="0" y={percent(y)} dy="-4">
                {formatNumber(language, tick)}
              </text>
            </g>
          );
        })}
        <svg
          y={percent(TOP)}
          width="100%"
          height={percent(HEIGHT)}
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          overflow="visible"
        >
          <g class="series-1">
            <path class="line-area" d={`M0 100L${path}L100 100z`} />
            <path class="line" d={`M${path}`} />
          </g>
        </svg>
        {datesBelow(times).map(({ time, anchor, x }) => (
          <text key={time} x={percent(x)} y={percent(TOP + HEIGHT)} dy="20" text-anchor={anchor}>
            {formatTime(time)}
          </text>
        ))}
      </svg>
      <ChartTable
        title={title}
        columns={[dateName, title]}
        rows={times.map((time, index) => ({
          label: formatTime(time),
          cells: [{ value: values[index] ?? 0 }],
        }))}
      />
    </Chart>
  );
}

/** The dates that are written below the plot: the first, the middle and the last. */
const datesBelow = (times: readonly number[]) => {
  const first = times[0] ?? 0;
  const last = times.at(-1) ?? first;
  return last === first
    ? [{ time: first, anchor: 'start', x: 0 } as const]
    : [
        { time: first, anchor: 'start', x: 0 } as const,
        ...(times.length > 2
          ? [{ time: (first + last) / 2, anchor: 'middle', x: PERCENT / 2 } as const]
          : []),
        { time: last, anchor: 'end', x: PERCENT } as const,
      ];
};
