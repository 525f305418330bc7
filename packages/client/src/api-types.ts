import type { components, paths } from './schema.ts';

/** The path of the API on its host. */
export const API_PREFIX = '/api/v1';
type Prefixed<Path extends string> = `${typeof API_PREFIX}${Path}`;

interface JsonResponse {
  readonly content: { readonly 'application/json': unknown };
}
interface Readable {
  readonly get: { readonly responses: { readonly 200: JsonResponse } };
}
type Unprefixed<Path> = Path extends Prefixed<infer Rest> ? Rest : never;

/** The paths of the contract that a GET request reads as JSON, such as `/topics` and `/topics/{slug}`. */
export type ReadTemplate = {
  [Path in keyof paths]: paths[Path] extends Readable ? Unprefixed<Path> : never;
}[keyof paths];
/** Those without a variable part. */
export type ReadPath = Exclude<ReadTemplate, `${string}{${string}`>;

type Get<Path extends ReadTemplate> = paths[Prefixed<Path>]['get'];
type Parameters<Path extends ReadTemplate> = NonNullable<Get<Path>['parameters']['query']>;

/** The parameters of a path. Arrays are arrays; undefined ones are left out. */
export type Query<Path extends ReadTemplate> = [Parameters<Path>] extends [never]
  ? object
  : { readonly [Name in keyof Parameters<Path>]: Parameters<Path>[Name] | undefined };
/** The response of a path. */
export type Answer<Path extends ReadTemplate> = Get<Path>['responses'][200]['content']['application/json'];

type Schemas = components['schemas'];
type SometimesPresent = 'quality' | 'translations';
/** A question with all fields: the contract requires only those that no request can leave out. */
export type Question = Required<Omit<Schemas['Question'], SometimesPresent>> &
  Pick<Schemas['Question'], SometimesPresent>;
export type Problem = Schemas['Problem'];
/** The codes of errors. */
export type ErrorCode = Schemas['ErrorCode'];
export type Language = Schemas['Language'];
export type Difficulty = Schemas['Difficulty'];
export type QuestionType = Schemas['QuestionType'];
/** What a report says. */
export type Report = paths[Prefixed<'/report'>]['post']['requestBody']['content']['application/json'];
export type ReportAnswer = Schemas['CreateReportAnswer'];

/** The fields that a request can select. */
export type QuestionField = Schemas['QuestionField'];
/** The paths that return questions. */
type QuestionPath = '/questions' | '/questions/random' | '/questions/{id}';
/** A question with the selected fields, or a whole one if none are. `id` and `attribution` are always there. */
export type Shown<Field extends QuestionField> = [Field] extends [never]
  ? Question
  : Pick<Question, Field | 'id' | 'attribution' | 'translations'>;
/** A query that may select fields. */
export type Selecting<Path extends QuestionPath, Field> = Omit<Query<Path>, 'fields'> & {
  readonly fields?: readonly Field[] | undefined;
};
/** A response with the selected fields of one question or several. */
export type Selected<Path extends QuestionPath, Field extends QuestionField> = Omit<Answer<Path>, 'data'> & {
  readonly data: Path extends '/questions/{id}' ? Shown<Field> : readonly Shown<Field>[];
};
