import { Question } from './question.ts';

/** A question as JSON. It is serialised once and then served many times. */
export class PreparedQuestion {
  /** As `bytesOf` returns it. */
  readonly bytes: string;

  constructor(bytes: string) {
    this.bytes = bytes;
  }

  /** The question as an object; of a part, only its fields. */
  parse(): Question {
    return JSON.parse(Buffer.from(this.bytes, 'latin1').toString()) as Question;
  }
}

/** A prepared question with the requested fields only. */
export class PreparedPart extends PreparedQuestion {}

const NOT_ASCII = /[\u0080-\uffff]/;

/**
 * The UTF-8 bytes of a text as a string with one character per byte. Joining such strings and writing them as `latin1`
 * is faster than joining buffers, and than encoding texts for every response.
 */
export const bytesOf = (text: string): string =>
  NOT_ASCII.test(text) ? Buffer.from(text).toString('latin1') : text;

type PreparedData<Data> = Data extends Question
  ? PreparedQuestion
  : Data extends readonly Question[]
    ? readonly PreparedQuestion[]
    : Data;

/** An output whose `data` has prepared questions. */
export type Prepared<Output> = {
  [Name in keyof Output]: Name extends 'data' ? PreparedData<Output[Name]> : Output[Name];
};
