import type { Answer, Language, Question } from './api-types.ts';
import type { Client } from './create-client.ts';
import type { CallOptions } from './send.ts';
import { TriviaError, unreachable } from './trivia-error.ts';

/** How far a copy has followed the service. Plain JSON: save it with the copy. */
export interface MirrorState {
  /** The last change that was read, for each language and kind of question. */
  readonly changedSince: Readonly<Record<string, string>>;
  /** The last removal that was read. */
  readonly removedSince: string;
}

/** Part of what has changed. Apply both lists and save the state in one transaction. */
export interface MirrorStep {
  /** Questions to add or to replace, by their id. */
  readonly changed: readonly Question[];
  /** Ids of questions to delete. The copy may not have all of them. */
  readonly removed: readonly string[];
  /** Undefined while exports are read: if that is interrupted, start over with an empty copy. */
  readonly state: MirrorState | undefined;
}

export interface MirrorOptions extends CallOptions {
  /** The state of the last step that was applied. Without one, begin with an empty copy. */
  readonly state?: MirrorState | undefined;
  /** The default is every language of the service. */
  readonly languages?: readonly Language[] | undefined;
  /** Most questions in a step. The default is 100, which is also the maximum. */
  readonly limit?: number | undefined;
}

type ExportFile = Answer<'/exports'>['data'][number];

const BEGINNING = '1970-01-01T00:00:00.000Z';
/** The lists that together have every question of a language. */
const KINDS = [{}, { type: 'text_input' }] as const;

const streamsOf = (languages: readonly Language[]) =>
  languages.flatMap((lang) =>
    KINDS.map((kind) => ({ name: [lang, ...Object.values(kind)].join(' '), lang, ...kind })),
  );

const earliest = (files: readonly ExportFile[]): string =>
  files.map(({ since }) => since).sort()[0] ?? BEGINNING;

/** The exports of some languages. None if there are none, or if the key may not read them. */
async function exportsOf(
  client: Client,
  languages: readonly Language[],
  call: CallOptions,
): Promise<ExportFile[]> {
  try {
    const { data } = await client.exports.list(call);
    return data.filter(({ language }) => languages.includes(language));
  } catch (error) {
    if (error instanceof TriviaError && error.code === 'secret_key_required') return [];
    throw error;
  }
}

async function* linesOf(
  client: Client,
  name: string,
  call: CallOptions,
): AsyncGenerator<string, void, undefined> {
  const { body } = await client.exports.download(name, call);
  if (body === null) return;
  try {
    yield* gunzipLines(body);
  } catch (error) {
    call.signal?.throwIfAborted();
    // The connection was lost.
    throw unreachable(error);
  }
}

async function* readExport(
  client: Client,
  { name }: ExportFile,
  limit: number,
  call: CallOptions,
): AsyncGenerator<MirrorStep, void, undefined> {
  let changed: Question[] = [];
  for await (const line of linesOf(client, name, call)) {
    changed.push(JSON.parse(line) as Question);
    if (changed.length < limit) continue;
    yield { changed, removed: [], state: undefined };
    changed = [];
  }
  yield { changed, removed: [], state: undefined };
}

/**
 * Brings a copy of the catalogue up to date, and ends. The first time it reads the exports, which needs a secret key; without
 * one, or if there are none, it pages through all questions. A copy that applies all steps in their order equals the service.
 */
export async function* mirror(
  client: Client,
  options: MirrorOptions = {},
): AsyncGenerator<MirrorStep, void, undefined> {
  const { limit = 100, signal } = options;
  const call = { signal };
  const languages = options.languages ?? (await client.languages({}, call)).data.map(({ code }) => code);
  const streams = streamsOf(languages);

  async function* begin(): AsyncGenerator<MirrorStep, MirrorState, undefined> {
    const files = await exportsOf(client, languages, call);
    for (const file of files) yield* readExport(client, file, limit, call);
    const since = ({ lang }: { readonly lang: Language }): string =>
      earliest(files.filter(({ language }) => language === lang));
    return {
      changedSince: Object.fromEntries(streams.map((stream) => [stream.name, since(stream)])),
      removedSince: earliest(files),
    };
  }

  let state = options.state ?? (yield* begin());
  for (const { name, ...filters } of streams) {
    const query = {
      ...filters,
      quality: 'all',
      count: 'none',
      limit,
      updated_since: state.changedSince[name] ?? BEGINNING,
    } as const;
    for await (const { data: changed } of client.questions.pages(query, call)) {
      const since = changed.at(-1)?.updatedAt ?? query.updated_since;
      state = { ...state, changedSince: { ...state.changedSince, [name]: since } };
      yield { changed, removed: [], state };
    }
  }
  for await (const { data } of client.removed.pages({ since: state.removedSince, limit }, call)) {
    state = { ...state, removedSince: data.at(-1)?.removedAt ?? state.removedSince };
    yield { changed: [], removed: data.map(({ id }) => id), state };
  }
}

/** The lines of a gzip-compressed text, as they arrive. Empty ones are left out. */
async function* gunzipLines(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<string, void, undefined> {
  const texts = body.pipeThrough(new DecompressionStream('gzip')).pipeThrough(new TextDecoderStream());
  // Not every browser can iterate over a stream.
  const reader = texts.getReader();
  let begun = '';
  try {
    for (;;) {
      const { done, value = '' } = await reader.read();
      const lines = (begun + value).split('\n');
      begun = done ? '' : (lines.pop() ?? '');
      yield* lines.filter((line) => line !== '');
      if (done) return;
    }
  } finally {
    await reader.cancel();
  }
}
