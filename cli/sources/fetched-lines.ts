import type { FetchedFile } from '../../indexer/downloads/fetch-source.ts';
import type { UpstreamSource } from '../../indexer/downloads/manifest.ts';
import type { Line } from '../output.ts';
import { megabytes } from './source-lines.ts';

/** The result of fetching a source. */
export interface FetchedSource {
  readonly source: UpstreamSource;
  readonly files: readonly FetchedFile[];
  /** Why it failed; null if it did not. */
  readonly error: string | null;
}

const state = ({ files, error }: FetchedSource): string => {
  if (error !== null) return 'failed';
  return files.every(({ present }) => present) ? 'was there' : 'fetched';
};

/** The result as text. */
export function fetchedLines(sources: readonly FetchedSource[], finished: boolean): Line[] {
  const unverified = sources.filter(({ files }) => files.some((file) => !file.present && !file.verified));
  return [
    ...(sources.length === 0
      ? []
      : [
          {
            head: ['source', 'downloads', 'size', 'result'],
            rows: sources.map((fetched) => [
              fetched.source,
              fetched.files.length,
              megabytes(fetched.files.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0)),
              state(fetched),
            ]),
          },
        ]),
    ...sources.flatMap(({ source, error }) => (error === null ? [] : [`${source}: ${error}`])),
    ...(unverified.length === 0
      ? []
      : [
          `Without a known checksum for some files: ${unverified.map(({ source }) => source).join(', ')}. --json prints what was downloaded.`,
        ]),
    ...(finished ? [] : ['Stopped. Run the same command to resume.']),
  ];
}
