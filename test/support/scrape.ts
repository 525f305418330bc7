/** One line of a scrape: `name{label="value"}` with its value, or `name` alone. */
export interface Scrape {
  /** The value of a metric, written with its labels as in the scrape; undefined if it is absent. */
  readonly value: (metric: string) => number | undefined;
  /** The names of all metrics, without those that end in `_bucket`, `_sum` or `_count` of a histogram. */
  readonly names: ReadonlySet<string>;
  readonly text: string;
}

/** Reads `/metrics` of a process on this machine. */
export async function scrape(port: string | number): Promise<Scrape> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const lines = text.split('\n');
  const values = new Map(
    lines
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]),
  );
  const names = lines.filter((line) => line.startsWith('# TYPE ')).map((line) => line.split(' ', 3)[2] ?? '');
  return { value: (metric) => values.get(metric), names: new Set(names), text };
}
