import { DRAWN_BY_DEFAULT } from '../contract/limits.ts';
import { DrawInput, DrawOutput } from './question-requests.ts';
import { addressBlock } from '../network/address.ts';
import { countFitting } from '../questions/fit-page.ts';
import { filterKey, type SearchFilter, filterQuestions, hasTopics } from '../filters/search-filter.ts';
import type { TopicCache } from '../store/taxonomy/topics.ts';
import { defineOperation } from './endpoint.ts';
import { showQuestions } from './show-questions.ts';
import { warnAboutFilters, warnAboutTier } from './warn-about-filters.ts';

interface Prepared {
  readonly filter: SearchFilter;
  readonly key: string;
}

/** What was derived from an input. The transports parse equal requests once and pass the same input again. */
const known = new WeakMap<DrawInput, Prepared>();

async function prepareFilter(topics: TopicCache, input: DrawInput): Promise<Prepared> {
  const filter = await filterQuestions(topics, input);
  const prepared = { filter, key: filterKey(filter) };
  // The members of a topic can change.
  if (!hasTopics(input)) known.set(input, prepared);
  return prepared;
}

/** Generated clients send every default, so the default of `amount` does not hide its alias. */
const amountOf = ({ amount = DRAWN_BY_DEFAULT, limit }: DrawInput): number =>
  amount === DRAWN_BY_DEFAULT ? (limit ?? amount) : amount;

const NOTHING: ReadonlySet<string> = new Set();

export const drawQuestions = defineOperation({
  summary: 'Draw random questions',
  input: DrawInput,
  output: DrawOutput,
  async run(parts, input, { counted, address }) {
    const { filter, key } = known.get(input) ?? (await prepareFilter(parts.topics, input));
    const { seed } = input;
    const request = {
      filter,
      key,
      amount: amountOf(input),
      exclude: input.exclude === undefined ? NOTHING : new Set(input.exclude.map((id) => id.toLowerCase())),
      account: counted?.userId ?? addressBlock(address),
      language: input.lang,
    };
    const drawn =
      seed === undefined ? parts.draws.draw(request) : parts.seededDraws.draw({ ...request, seed });
    const { questions, matches } = drawn instanceof Promise ? await drawn : drawn;
    const fitting = countFitting(questions, input.lang);
    const shown = showQuestions(parts, fitting < questions.length ? questions.slice(0, fitting) : questions, {
      lang: input.lang,
      showQuality: input.quality === 'all',
      contentLanguage: input.lang,
      fields: input.fields,
      include: input.include,
    });
    const data = shown instanceof Promise ? await shown : shown;
    const warnings = warnAboutFilters(parts, input, data.length > 0);
    const isWhole = data.length < request.amount && input.exclude === undefined;
    const hidden =
      input.q !== undefined && isWhole && warnings.warnings === undefined
        ? await warnAboutTier(parts, filter, matches)
        : {};
    const meta = { count: data.length, matching: matches, language: input.lang, ...warnings, ...hidden };
    return { data, meta: seed === undefined ? meta : { ...meta, seed } };
  },
});
