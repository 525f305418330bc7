import { useTexts } from '../app/site.ts';
import { CHART_TEXTS } from './chart-texts.ts';

export interface LegendEntry {
  /** The class that sets the colour. */
  readonly color: string;
  readonly label: string;
}

/** What the colours of a chart mean. */
export function Legend({ entries }: { readonly entries: readonly LegendEntry[] }) {
  const texts = useTexts(CHART_TEXTS);
  return (
    <ul class="legend" aria-label={texts.legend}>
      {entries.map(({ color, label }) => (
        <li key={label}>
          <svg width="14" height="14" aria-hidden="true">
            <rect class={color} width="14" height="14" rx="3" />
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}
