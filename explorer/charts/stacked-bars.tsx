import { useSite, useTexts } from '../app/site.ts';
import { formatNumber } from '../texts/language.ts';
import { Chart, CHART_TEXTS, ChartTable, Legend } from './chart.tsx';

/** One colour of a stacked bar. */
interface StackPart {
  readonly key: string;
  readonly label: string;
  /** The class that sets the colour. */
  readonly color: string;
}

interface Stack {
  readonly key: string;
  readonly label: string;
  readonly href?: string | undefined;
  /** In the order of the parts. */
  readonly counts: readonly number[];
  /** Where each part leads. */
  readonly hrefs?: readonly (string | undefined)[] | undefined;
}

interface StackedBarsProps {
  readonly title: string;
  readonly description?: string | undefined;
  /** What the rows are, as the heading of the table. */
  readonly rowName: string;
  readonly parts: readonly StackPart[];
  readonly stacks: readonly Stack[];
}

const PERCENT = 100;
const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

/** Bars of the same length that show the shares of their parts, with the numbers in a table. */
export function StackedBars({ title, description, rowName, parts, stacks }: StackedBarsProps) {
  const { language } = useSite();
  const texts = useTexts(CHART_TEXTS);
  return (
    <Chart title={title} description={description}>
      <Legend entries={parts} />
      <ul class="bars">
        {stacks.map((stack) => (
          <li key={stack.key} class="bar-row stack-row">
            <span class="bar-label">
              {stack.href === undefined ? stack.label : <a href={stack.href}>{stack.label}</a>}
            </span>
            <StackBar stack={stack} parts={parts} />
            <span class="number">{formatNumber(language, sumOf(stack.counts))}</span>
          </li>
        ))}
      </ul>
      <ChartTable
        title={title}
        columns={[rowName, ...parts.map(({ label }) => label), texts.total]}
        rows={stacks.map(({ label, href, counts, hrefs }) => ({
          label,
          href,
          cells: [
            ...counts.map((value, index) => ({ value, href: hrefs?.[index] })),
            { value: sumOf(counts) },
          ],
        }))}
      />
    </Chart>
  );
}

/** The bar of a row. Its links are for the pointer: the table has the same ones for the keyboard and screen readers. */
function StackBar({ stack, parts }: { readonly stack: Stack; readonly parts: readonly StackPart[] }) {
  const { language } = useSite();
  const texts = useTexts(CHART_TEXTS);
  const total = sumOf(stack.counts);
  return (
    <svg class="stack-bar" aria-hidden="true">
      {parts.map(({ key, label, color }, index) => {
        const count = stack.counts[index] ?? 0;
        if (count === 0) return null;
        const x = (PERCENT * sumOf(stack.counts.slice(0, index))) / total;
        const href = stack.hrefs?.[index];
        const part = (
          <rect
            class={`stack-part ${color}`}
            x={`${x.toFixed(2)}%`}
            width={`${((PERCENT * count) / total).toFixed(2)}%`}
            height="100%"
          >
            <title>{texts.partOf(stack.label, label, formatNumber(language, count))}</title>
          </rect>
        );
        return href === undefined ? (
          <g key={key}>{part}</g>
        ) : (
          <a key={key} href={href} tabIndex={-1}>
            {part}
          </a>
        );
      })}
    </svg>
  );
}
