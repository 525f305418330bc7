import { Argument, Command, InvalidArgumentError } from 'commander';

import { sourceState } from '../../indexer/downloads/fetch-source.ts';
import { UPSTREAM_SOURCES, type UpstreamSource } from '../../indexer/downloads/manifest.ts';
import { type CommandIo, subcommand } from '../command.ts';
import { createOutput } from '../output.ts';
import { fetchSources } from './fetch-sources.ts';
import { describeSource, sourceLines } from './source-lines.ts';

/** `trivia sources`: the upstreams, and their files. */
export const sourcesCommand = (io: CommandIo): Command =>
  new Command('sources')
    .description('list and download the question sources that can be imported')
    .addCommand(list(io), { isDefault: true })
    .addCommand(fetchCommand(io));

/** Where the files of the sources are, unless another folder is given. */
const DEFAULT_FOLDER = '.trivia/sources';

interface ListOptions {
  readonly json: boolean;
  readonly dir: string;
}

interface FetchOptions extends ListOptions {
  readonly all: boolean;
  readonly mirror?: URL;
}

const dirOption = ['--dir <folder>', 'folder with a folder for each source', DEFAULT_FOLDER] as const;

function readMirror(given: string): URL {
  const address = URL.canParse(given) ? new URL(given) : undefined;
  if (address === undefined || !/^https?:$/u.test(address.protocol) || address.search !== '')
    throw new InvalidArgumentError('Give an address such as https://mirror.example.org/trivia.');
  // `fetch` refuses it, and reports would show the password.
  if (address.username !== '' || address.password !== '')
    throw new InvalidArgumentError('Give the address without a user name and password.');
  return address;
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
