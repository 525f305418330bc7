import { join } from 'node:path';

import { type FetchedFile, type FetchProgress, fetchSource } from '../indexer/downloads/fetch-source.ts';
import { type Download, MANIFEST, type UpstreamSource } from '../indexer/downloads/manifest.ts';
import { type IsAllowed, isHttps } from '../indexer/downloads/transfer.ts';
import { Refusal } from '../src/refusal.ts';
import { EXIT_CODES, type ExitCode } from './command.ts';
import type { Line, Output } from './output.ts';
import { createPhases, type ProgressState } from './progress.ts';

/** Milliseconds before further attempts at an address. */
const PAUSES = [1_000, 2_000, 5_000, 10_000];
/** Milliseconds without a byte after which a server counts as gone. */
const PATIENCE = 30_000;

interface FetchTask {
  /** With a folder for each source. */
  readonly folder: string;
  /** The operator's own copy of the files. */
  readonly mirror: URL | undefined;
  readonly signal: AbortSignal;
}

/**
 * Fetches sources one after another. One that fails does not stop the others.
 *
 * @returns the exit code
 */
export async function fetchSources(
  output: Output,
  sources: readonly UpstreamSource[],
  { folder, mirror, signal }: FetchTask,
): Promise<ExitCode> {
  const results: FetchedSource[] = [];
  for (const source of sources) {
    let progress = createPhases(output);
    const { downloads } = MANIFEST[source];
    try {
      const files: FetchedFile[] = await fetchSource(
        join(folder, source),
        mirror === undefined ? downloads : downloads.map((download) => onMirror(mirror, source, download)),
        {
          isAllowed: allowedWith(mirror),
          patience: PATIENCE,
          pauses: PAUSES,
          signal,
          onRetry: (reason, pause) => {
            progress.end();
            progress = createPhases(output);
            output.note(`${source}: ${reason}; trying again in ${pause / 1_000} s`);
          },
          onProgress: (reached) => progress.show('fetching', progressOf(source, reached)),
        },
      );
      results.push({ source, files, error: null });
    } catch (error) {
      if (signal.aborted) break;
      if (!(error instanceof Refusal)) throw error;
      results.push({ source, files: [], error: error.message });
    } finally {
      progress.end();
    }
  }
  const finished = !signal.aborted;
  output.result({ folder, finished, data: results }, fetchedLines(results, finished));
  if (!finished) return EXIT_CODES.stopped;
  return results.some(({ error }) => error !== null) ? EXIT_CODES.failed : EXIT_CODES.done;
}

/** The address of a file on a mirror: `ADDRESS/SOURCE/FILE`. */
function onMirror(mirror: URL, source: UpstreamSource, download: Download): Download {
  const base = mirror.href.replace(/\/*$/u, '');
  return { ...download, addresses: [`${base}/${source}/${download.path}`] };
}

/** A mirror that the operator named may have an http address, but it cannot redirect to another one. */
const allowedWith = (mirror: URL | undefined): IsAllowed =>
  mirror === undefined ? isHttps : (address) => isHttps(address) || address.origin === mirror.origin;

function progressOf(
  source: UpstreamSource,
  { path, index, downloads, bytes, total }: FetchProgress,
): ProgressState {
  const size = total === null ? '' : ` of ${megabytes(total)}`;
  const file = downloads === 1 ? '' : `, file ${index + 1} of ${downloads}`;
  return {
    done: index + (total === null ? 0 : bytes / Math.max(1, total)),
    total: downloads,
    text: `${source}: ${path}, ${megabytes(bytes)}${size}${file}`,
  };
}

/** The result of fetching a source. */
interface FetchedSource {
  readonly source: UpstreamSource;
  readonly files: readonly FetchedFile[];
  /** Why it failed; null if it did not. */
  readonly error: string | null;
}

/** The result as text. */
function fetchedLines(sources: readonly FetchedSource[], finished: boolean): Line[] {
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

const state = ({ files, error }: FetchedSource): string => {
  if (error !== null) return 'failed';
  return files.every(({ present }) => present) ? 'was there' : 'fetched';
};

/** Megabytes with one decimal. */
export const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
