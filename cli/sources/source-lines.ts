import type { Download } from '../../indexer/downloads/download.ts';
import type { SourceState } from '../../indexer/downloads/fetch-source.ts';
import { MANIFEST, type UpstreamSource } from '../../indexer/downloads/manifest.ts';
import { UPSTREAMS } from '../../indexer/sources/licences.ts';
import type { Line } from '../output.ts';

/** A source as `--json` prints it. */
interface DescribedSource extends SourceState {
  readonly source: UpstreamSource;
  readonly title: string;
  readonly license: string;
  readonly licenseUrl: string;
  readonly homepage: string;
  readonly remark: string | null;
  /** Bytes of the downloads whose size is known. */
  readonly knownBytes: number;
  /** Whether the size of every download is known. */
  readonly allKnown: boolean;
  readonly downloads: readonly Download[];
}

export function describeSource(source: UpstreamSource, state: SourceState): DescribedSource {
  const { title, license, licenseUrl, homepage } = UPSTREAMS[source];
  const { downloads, remark } = MANIFEST[source];
  return {
    source,
    title,
    license,
    licenseUrl,
    homepage,
    remark,
    knownBytes: downloads.reduce((sum, { size = 0 }) => sum + size, 0),
    allKnown: downloads.every(({ size }) => size !== undefined),
    ...state,
    downloads,
  };
}

/** Megabytes with one decimal. */
export const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

function sizeOf({ knownBytes, allKnown }: DescribedSource): string {
  if (allKnown) return megabytes(knownBytes);
  return knownBytes === 0 ? 'unknown' : `over ${megabytes(knownBytes)}`;
}

/** How many downloads have a checksum in the manifest. */
function checksums({ downloads }: DescribedSource): string {
  const known = downloads.filter(({ sha256 }) => sha256 !== undefined).length;
  if (known === downloads.length) return 'all';
  return known === 0 ? 'none' : `${known} of ${downloads.length}`;
}

const presence = ({ present, files }: SourceState): string =>
  present === files ? 'complete' : present === 0 ? 'no' : `${present} of ${files} files`;

/** The sources as text. */
export function sourceLines(sources: readonly DescribedSource[], folder: string): Line[] {
  return [
    {
      head: ['source', 'title', 'licence', 'files', 'download', 'checksums', 'there'],
      rows: sources.map((source) => [
        source.source,
        source.title,
        source.license,
        source.files,
        sizeOf(source),
        checksums(source),
        presence(source),
      ]),
    },
    ...sources.flatMap(({ source, remark }) => (remark === null ? [] : [`${source}: ${remark}`])),
    `Folder: ${folder}. Download with \`trivia sources fetch --all --dir ${folder}\`, then \`trivia import --all ${folder}\`.`,
  ];
}
