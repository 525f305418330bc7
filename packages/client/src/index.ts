export { createClient, type Client, type ClientOptions } from './create-client.ts';
export { isRight, type Judged } from './is-right.ts';
export { mirror, type MirrorOptions, type MirrorState, type MirrorStep } from './mirror.ts';
export { TriviaError } from './trivia-error.ts';
export type {
  Answer,
  Difficulty,
  Language,
  Problem,
  Query,
  Question,
  QuestionField,
  QuestionType,
  ReadPath,
  Report,
} from './api-types.ts';
export type { Linked } from './pages.ts';
export type { CallOptions, Fetch, FetchInit } from './send.ts';
