import type { ComponentChildren } from 'preact';

import './charts.css';

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
