import { Argument, Command, InvalidArgumentError } from 'commander';

import { sourceState, type SourceState } from '../indexer/downloads/fetch-source.ts';
import {
  type Download,
  MANIFEST,
  UPSTREAM_SOURCES,
  type UpstreamSource,
} from '../indexer/downloads/manifest.ts';
import { UPSTREAMS } from '../indexer/sources/licences.ts';
import { type CommandIo, subcommand } from './command.ts';
import { fetchSources, megabytes } from './fetch-sources.ts';
import { createOutput, type Line } from './output.ts';

/** `trivia sources`: the upstreams, and their files. */
export const sourcesCommand = (io: CommandIo): Command =>
  new Command('sources')
    .description('list and download the question sources that can be imported')
    .addCommand(list(io), { isDefault: true })
    .addCommand(fetchCommand(io));

/** Where the files of the sources are, unless another folder is given. */
const DEFAULT_FOLDER = '.trivia/sources';

const dirOption = ['--dir <folder>', 'folder with a folder for each source', DEFAULT_FOLDER] as const;

interface ListOptions {
  readonly json: boolean;
  readonly dir: string;
}

const list = (io: CommandIo): Command =>
  subcommand(
    'list',
    'list the sources with their licence, the files to download, and what is there',
    'trivia sources list --json',
  )
    .option(...dirOption)
    .action(async ({ json, dir }: ListOptions) => {
      const sources = await Promise.all(
        UPSTREAM_SOURCES.map(async (source) => describeSource(source, await sourceState(dir, source))),
      );
      createOutput(json, io).result({ folder: dir, data: sources }, sourceLines(sources, dir));
    });

interface FetchOptions extends ListOptions {
  readonly all: boolean;
  readonly mirror?: URL;
}

const fetchCommand = (io: CommandIo): Command =>
  subcommand(
    'fetch',
    'download, check and unpack the files of sources; what is there is kept',
    'trivia sources fetch opentriviaqa mintaka',
  )
    .addArgument(new Argument('[source...]', 'sources to fetch').choices(UPSTREAM_SOURCES))
    .option('--all', 'fetch all sources: more than 800 MB, most of it the archive of arc', false)
    .option(...dirOption)
    .option(
      '--mirror <address>',
      "get the files from your own copy, at ADDRESS/SOURCE/FILE, instead of the publishers' addresses; they are checked in the same way",
      readMirror,
    )
    .action(async (named: UpstreamSource[], { json, all, dir, mirror }: FetchOptions, command: Command) => {
      if (all === named.length > 0) command.error('error: give names of sources, or --all');
      const output = createOutput(json, io);
      const sources = UPSTREAM_SOURCES.filter((source) => all || named.includes(source));
      io.exit(await fetchSources(output, sources, { folder: dir, mirror, signal: io.signal }));
    });

function readMirror(given: string): URL {
  const address = URL.canParse(given) ? new URL(given) : undefined;
  if (address === undefined || !/^https?:$/u.test(address.protocol) || address.search !== '')
    throw new InvalidArgumentError('Give an address such as https://mirror.example.org/trivia.');
  // `fetch` refuses it, and reports would show the password.
  if (address.username !== '' || address.password !== '')
    throw new InvalidArgumentError('Give the address without a user name and password.');
  return address;
}

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

function describeSource(source: UpstreamSource, state: SourceState): DescribedSource {
  const { title, license, licenseUrl, homepage } = UPSTREAMS[source];
  const { downloads, remark = null } = MANIFEST[source];
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
