import { z } from 'zod';

/** A tool call that a prompt names. */
export interface NamedCall {
  readonly name: string;
  readonly input: Readonly<Record<string, unknown>>;
}

/** The tool calls in the text of a prompt, in order. */
export const callsIn = (text: string): NamedCall[] =>
  Array.from(text.matchAll(/(svc_\w+) (\{[^\n]*?\})(?=[.;,\n]|$)/g), ([, name = '', input = '']) => ({
    name,
    input: z.record(z.string(), z.unknown()).parse(JSON.parse(input)),
  }));
