import { useSite } from '../../app/site-context.ts';
import { LineChart } from '../../charts/line-chart.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import type { GrowthMonth } from './load-stats.ts';
import { STATS_TEXTS } from './stats-texts.ts';

/** Milliseconds. */
const DAY = 86_400_000;
/** A line has two points at least. */
const SHORTEST = 2;

/** The month before, as the months are written. */
const before = (month: string): string =>
  new Date(Date.parse(`${month}-01`) - DAY).toISOString().slice(0, month.length);

/** The months of the chart. Before the first one there was nothing, and one month alone is no line. */
const monthsOf = (growth: readonly GrowthMonth[]): readonly GrowthMonth[] => {
  const [first] = growth;
  return first === undefined || growth.length >= SHORTEST
    ? growth
    : [{ month: before(first.month), total: 0 }, first];
};

/** How many questions there were at the end of each month. */
export function GrowthChart({ growth }: { readonly growth: readonly GrowthMonth[] }) {
  const { language } = useSite();
  const texts = useTexts(STATS_TEXTS);
  const months = monthsOf(growth);
  const format = new Intl.DateTimeFormat(language, { year: 'numeric', month: 'long', timeZone: 'UTC' });
  return (
    <LineChart
      title={texts.growthChart}
      description={texts.growthText}
      dateName={texts.month}
      times={months.map(({ month }) => Date.parse(`${month}-01`))}
      formatTime={(time) => format.format(time)}
      lines={[{ key: 'total', label: texts.growthChart, values: months.map(({ total }) => total) }]}
    />
  );
}
