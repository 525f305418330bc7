import { Question } from './question.ts';

/** A question as JSON text. It is serialised once and then served many times. */
export class PreparedQuestion {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** The question as an object. */
  parse(): Question {
    return JSON.parse(this.text) as Question;
  }
}

type PreparedData<Data> = Data extends Question
  ? PreparedQuestion
  : Data extends readonly Question[]
    ? readonly PreparedQuestion[]
    : Data;

/** An output whose `data` has prepared questions. */
export type Prepared<Output> = {
  [Name in keyof Output]: Name extends 'data' ? PreparedData<Output[Name]> : Output[Name];
};
