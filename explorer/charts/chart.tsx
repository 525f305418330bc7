import type { ComponentChildren } from 'preact';

import { useSite, useTexts } from '../app/site.ts';
import { defineTexts, formatNumber } from '../texts/language.ts';
import './charts.css';

/** The texts of charts. */
export const CHART_TEXTS = defineTexts({
  en: {
    numbers: 'Show the numbers',
    tableOf: (title: string) => `${title}: numbers`,
    wholeWorld: 'Show the whole world',
    section: 'Show the section',
    questions: 'Questions',
    share: 'Share',
    total: 'Total',
    legend: 'Colours',
    elsewhere: 'Not on the map',
    region: 'Region',
    from: (number: string) => `${number} or more`,
    between: (first: string, last: string) => `${first} to ${last}`,
    partOf: (row: string, part: string, count: string) => `${row}, ${part}: ${count}`,
    valueOf: (label: string, count: string) => `${label}: ${count}`,
  },
  pl: {
    numbers: 'Pokaż liczby',
    tableOf: (title: string) => `${title}: liczby`,
    wholeWorld: 'Pokaż cały świat',
    section: 'Pokaż wycinek',
    questions: 'Pytania',
    share: 'Udział',
    total: 'Razem',
    legend: 'Kolory',
    elsewhere: 'Poza mapą',
    region: 'Region',
    from: (number: string) => `${number} i więcej`,
    between: (first: string, last: string) => `od ${first} do ${last}`,
    partOf: (row: string, part: string, count: string) => `${row}, ${part}: ${count}`,
    valueOf: (label: string, count: string) => `${label}: ${count}`,
  },
});

interface ChartProps {
  readonly title: string;
  /** What the chart shows, in a sentence. */
  readonly description?: string | undefined;
  /** The level of the heading; 3 by default. */
  readonly level?: 2 | 3;
  readonly children: ComponentChildren;
}

/** A chart with its heading. */
export function Chart({ title, description, level = 3, children }: ChartProps) {
  const Heading = `h${level}` as const;
  return (
    <figure class="chart" aria-label={title}>
      <figcaption>
        <Heading>{title}</Heading>
        {description === undefined ? null : <p class="hint">{description}</p>}
      </figcaption>
      {children}
    </figure>
  );
}

/** A number of a table, with a link to what it counts. */
interface Cell {
  /** Text is shown as it is. */
  readonly value: number | string;
  readonly href?: string | undefined;
}

interface ChartRow {
  readonly label: string;
  readonly href?: string | undefined;
  readonly cells: readonly Cell[];
}

interface ChartTableProps {
  /** What the table shows, for screen readers. */
  readonly title: string;
  /** The headings, that of the labels first. */
  readonly columns: readonly string[];
  readonly rows: readonly ChartRow[];
}

/** The numbers of a chart as a table that opens below it. */
export function ChartTable({ title, columns, rows }: ChartTableProps) {
  const { language } = useSite();
  const texts = useTexts(CHART_TEXTS);
  const format = (value: number | string): string =>
    typeof value === 'number' ? formatNumber(language, value) : value;
  return (
    <details class="chart-numbers">
      <summary>{texts.numbers}</summary>
      <div class="chart-table" role="region" aria-label={texts.tableOf(title)} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {columns.map((column, index) => (
                <th key={column} scope="col" class={index === 0 ? undefined : 'number'}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, href, cells }) => (
              <tr key={label}>
                <th scope="row">{href === undefined ? label : <a href={href}>{label}</a>}</th>
                {cells.map((cell, index) => (
                  <td key={index} class="number">
                    {cell.href === undefined || cell.value === 0 ? (
                      format(cell.value)
                    ) : (
                      <a href={cell.href}>{format(cell.value)}</a>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

interface LegendEntry {
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
