import type { SignedIn } from '../access/sessions.ts';
import type { Language } from '../contract/vocabulary.ts';
import type { Html } from './html.ts';
import { sentenceNamed, type Words } from './words.ts';

/** One request of a browser. */
export interface Visit {
  readonly language: Language;
  readonly words: Words;
  readonly query: URLSearchParams;
  readonly signedIn: SignedIn | undefined;
  /** What the forms of the answer carry. */
  readonly formToken: string;
}

/** What a visit is answered with. */
export type Answer =
  | {
      readonly title: string;
      readonly main: Html;
      /** 200 by default. */
      readonly status?: number;
      /** Path and query where this page can be had in another language; by default those of the request. */
      readonly here?: string;
    }
  | {
      /** Where the browser goes on, on this site. */
      readonly to: string;
      /** A Set-Cookie that goes along. */
      readonly cookie?: string;
    }
  | typeof ANSWERED;

/** The authorization server has answered. */
export const ANSWERED = 'answered' as const;

/** The status of a page that shows its form again with what is wrong. */
export const FAULTY = 422;
/** The status of a page for a link or a request that is over. */
export const OVER = 410;

const INTERACTION = /^[\w-]{1,64}$/;

/** The interaction that a form or an address names; undefined for none, and for what can be none. */
export const readInteraction = (text: string | null): string | undefined =>
  text !== null && INTERACTION.test(text) ? text : undefined;

/** Where an interaction goes on. */
export const interactionPath = (interaction: string): string => `/oauth/interaction/${interaction}`;

/** Where somebody goes on who has come for an interaction or for none. */
export const onwards = (interaction: string | undefined, otherwise: string): string =>
  interaction === undefined ? otherwise : interactionPath(interaction);

/** A path with those of the parameters that have a value. */
export function at(path: string, parameters: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(parameters).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`;
}

/** The sentence about what has just been done, when the address names one. */
export const doneIn = ({ query, words }: Visit): string | undefined =>
  sentenceNamed(words, `done ${query.get('done') ?? ''}`);
