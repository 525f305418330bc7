import { z } from 'zod';

import { SERVICE_PREFIX } from './service.ts';

/**
 * The supported languages, of questions, labels, pages and MCP texts. Another one is a row here and the translations that the
 * compiler then requires; the database needs no migration. `inStarterCatalogue` says whether the bundled questions exist in it.
 */
export const LANGUAGES = [
  { code: 'en', inStarterCatalogue: true },
  { code: 'pl', inStarterCatalogue: true },
] as const;

export const Language = z.enum(LANGUAGES.map(({ code }) => code));
export type Language = z.infer<typeof Language>;

/** The language of requests that name none, and of labels that are missing in the requested language. */
export const DEFAULT_LANGUAGE: Language = 'en';

export const QuestionType = z.enum(['multiple', 'boolean', 'text_input']);
export type QuestionType = z.infer<typeof QuestionType>;

/** From common knowledge to specialist knowledge. */
export const Difficulty = z.enum(['trivial', 'easy', 'medium', 'hard', 'expert']);
export type Difficulty = z.infer<typeof Difficulty>;

/** The stored tier of a record. Requests name nested sets of tiers: see `QualityFilter`. */
export const QualityTier = z.enum(['high', 'standard', 'needs_review']);
export type QualityTier = z.infer<typeof QualityTier>;

/** The tiers in requests: `high` is a subset of `standard`, which is a subset of `all`. */
export const QualityFilter = z.enum(['high', 'standard', 'all']);
export type QualityFilter = z.infer<typeof QualityFilter>;

/** The tiers of requests that name none. */
export const DEFAULT_QUALITY: QualityFilter = 'high';

/** The tiers in responses: `needs_review` if the record is flagged, otherwise `high`. */
export const ShownQuality = z.enum(['high', 'needs_review']);
export type ShownQuality = z.infer<typeof ShownQuality>;

/** Who made a translation; originals have null instead. */
export const Translator = z.enum(['machine', 'human', 'native']);
export type Translator = z.infer<typeof Translator>;

/** The upstreams and the service's own questions. */
export const Source = z.enum([
  'arc',
  'creak',
  'entityq',
  'kqa-pro',
  'mintaka',
  'mkqa',
  'nq-open',
  'opentdb',
  'opentriviaqa',
  'qasc',
  SERVICE_PREFIX,
  'webq',
]);
export type Source = z.infer<typeof Source>;

/** Lower-case words joined by single hyphens. */
export const Slug = z
  .string()
  .max(100)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by single hyphens');

/** An SPDX licence identifier such as `CC-BY-SA-4.0`, or a family such as `CC-BY-SA`. */
export const LicenseId = z
  .string()
  .max(64)
  .regex(
    /^[A-Za-z0-9]+([.-][A-Za-z0-9]+)*$/,
    'must be an SPDX identifier such as CC-BY-SA-4.0, or a family such as CC-BY-SA',
  );
export type LicenseId = z.infer<typeof LicenseId>;

/** The family of an SPDX identifier: the identifier without its version. */
export const licenseFamily = (license: string): string => license.replace(/-\d+(\.\d+)*$/, '');

/** The id of a question: a UUID v7 in lower case. It never changes. */
export const QuestionId = z
  .string()
  .regex(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/, 'must be a UUID v7')
  .meta({ format: 'uuid' });

/** Why a question is no longer served. */
export const RemovalReason = z.enum(['hidden', 'merged', 'deleted']);
export type RemovalReason = z.infer<typeof RemovalReason>;

/** The kinds of problems that users can report. */
export const ReportType = z.enum(['translation', 'factual', 'inappropriate', 'attribution', 'other']);
export type ReportType = z.infer<typeof ReportType>;

/** A text in each language, in the order of `LANGUAGES`: a row that lacks one does not compile. */
export type Translations = TextsFor<typeof LANGUAGES>;

type TextsFor<List extends readonly unknown[]> = { readonly [Index in keyof List]: string };

/** Makes a value for each supported language. */
export function byLanguage<Value>(valueOf: (language: Language) => Value): Readonly<Record<Language, Value>> {
  const entries = Language.options.map((language) => [language, valueOf(language)] as const);
  // Every language is there, which the return type of `Object.fromEntries` cannot express.
  return Object.fromEntries(entries) as Record<Language, Value>;
}

const NAMES = byLanguage((language) => new Intl.DisplayNames(language, { type: 'language' }));

/** The name of a language in a language: Polish is `polski` in Polish. */
export const languageName = (named: Language, language: Language): string =>
  NAMES[language].of(named) ?? named;

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** The last time and its part of the id, because many ids of one millisecond are made in a row. */
let latest = Number.NaN;

let latestText = '';

function timeText(milliseconds: number): string {
  if (milliseconds !== latest) {
    const time = milliseconds.toString(16).padStart(12, '0');
    latest = milliseconds;
    latestText = `${time.slice(0, 8)}-${time.slice(8)}-`;
  }
  return latestText;
}

/**
 * Formats a UUID v7: 48 bits of milliseconds since 1970, then 74 bits of `entropy` (10 bytes or more). It is called
 * millions of times: a table of hexadecimal pairs is three times as fast as a buffer.
 */
export function uuidV7(milliseconds: number, entropy: Uint8Array): string {
  const byte = (index: number): number => entropy[index] ?? 0;
  const hex = (index: number): string => HEX[byte(index)] ?? '';
  const version = HEX[(byte(0) & 0x0f) | 0x70] ?? '';
  const variant = HEX[(byte(2) & 0x3f) | 0x80] ?? '';
  return `${timeText(milliseconds)}${version}${hex(1)}-${variant}${hex(3)}-${hex(4)}${hex(5)}${hex(6)}${hex(7)}${hex(8)}${hex(9)}`;
}
