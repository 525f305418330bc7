/** A stretch of English in a file. Spaces and backticks replace everything else, so `text` has its original length. */
export interface Passage {
  start: number;
  text: string;
}

/** Keeps the length and the line breaks. Code becomes backticks instead of spaces, so that the words around it do not look adjacent. */
export function blank(text: string, filling = '`'): string {
  return text.replaceAll(/[^\r\n]/g, filling);
}

/** Code spans, URLs, paths and media types, assignments, quoted values, and blocks such as JSON. */
const CODE = [
  /\\?`[^`]{1,200}`/g,
  /\bhttps?:\/\/[^\s)>"']+/g,
  /[\w.@+-]*\w\/[\w./+-]*\w/g,
  /\b\w+=\S*/g,
  /"[\w.-]+"/g,
  /\{[^{}]*:[^{}]*\}/g,
];

/** Blanks code within a passage. */
export function hideCode(text: string): string {
  return CODE.reduce((hidden, pattern) => hidden.replaceAll(pattern, (code) => blank(code)), text);
}

const POLISH = /[ąćęłńóśźż]|\b(?:aby|albo|czy|dla|jak|jest|lub|nie|oraz|przez|tego|tylko|za|na)\b/giu;
const ENGLISH = /\b(?:the|an?|of|to|in|is|are|and|or|for|with|that|this|it|not|be|by|you|your|on)\b/gi;

/** Guesses the language from letters and function words. It only has to tell English sentences from Polish ones. */
export function isPolish(text: string): boolean {
  const polish = text.match(POLISH)?.length ?? 0;
  return polish > (text.match(ENGLISH)?.length ?? 0);
}
