import { useSite, useTexts } from '../app/site.ts';
import { formatNumber } from '../texts/language.ts';
import { CHART_TEXTS } from './chart-texts.ts';

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
