import { monthText } from '../../../src/http/pages/frame/dates.ts';
import { useSite, useTexts } from '../../app/site.ts';
import { LineChart } from '../../charts/line-chart.tsx';
import type { GrowthMonth } from './load-stats.ts';
import { STATS_TEXTS } from './stats-texts.ts';

/** How many questions there were at the end of each month. */
export function GrowthChart({ growth }: { readonly growth: readonly GrowthMonth[] }) {
  const { language } = useSite();
  const texts = useTexts(STATS_TEXTS);
  return (
    <LineChart
      title={texts.growthChart}
      description={texts.growthText}
      dateName={texts.month}
      times={growth.map(({ month }) => Date.parse(`${month}-01`))}
      formatTime={(time) => monthText(language, new Date(time))}
      lines={[{ key: 'total', label: texts.growthChart, values: growth.map(({ total }) => total) }]}
    />
  );
}
