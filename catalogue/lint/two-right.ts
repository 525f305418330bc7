import { optionKey } from '../../src/contract/text.ts';
import { byTemplate, type TemplateQuestion } from '../template-question.ts';
import type { Rule } from './rule.ts';

/** By the fact table, the correct option is right and no other option is. */
export const checkByTable: Rule = (all) =>
  all.flatMap(({ template, question, id }) => {
    if (template.right === undefined) return [];
    const right = new Set(template.right(question.key).map(optionKey));
    const { correct, incorrect } = question.en;
    return [
      ...(right.has(optionKey(correct)) ? [] : [`${id}: by the table “${correct}” is not right.`]),
      ...incorrect
        .filter((option) => right.has(optionKey(option)))
        .map((option) => `${id}: by the table “${option}” is right as well as “${correct}”.`),
    ];
  });

function commonStart(texts: readonly string[]): number {
  const [first = ''] = texts;
  let length = 0;
  while (length < first.length && texts.every((text) => text[length] === first[length])) length += 1;
  return length;
}

/**
 * The subject of each text: its title in quotation marks, or the part that differs from the other texts of its
 * template.
 */
function subjectsOf(questions: readonly TemplateQuestion[]): ReadonlyMap<TemplateQuestion, string> {
  const texts = questions.map(({ question }) => question.en.text);
  const start = commonStart(texts);
  // Code units are enough: the reversed texts are only compared.
  const reversed = (text: string): string => Array.from(text.slice(start)).reverse().join('');
  const end = commonStart(texts.map(reversed));
  return new Map(
    questions.map((entry) => {
      const { text } = entry.question.en;
      const title = /“([^”]+)”/u.exec(text)?.[1];
      return [entry, optionKey(title ?? text.slice(start, text.length - end))];
    }),
  );
}

/** Two templates that ask the same facts in opposite directions agree: no wrong option of one is right by the other. */
export const checkByReverse: Rule = (all) => {
  const templates = byTemplate(all);
  return [...templates].flatMap(([name, questions]) => {
    const reversed = templates.get(questions[0]?.template.reverseOf ?? '');
    if (reversed === undefined) return [];
    const facts = new Set(
      [...subjectsOf(reversed)].map(
        ([{ question }, subject]) => `${subject}\n${optionKey(question.en.correct)}`,
      ),
    );
    return [...subjectsOf(questions)].flatMap(([{ question, id }, subject]) =>
      question.en.incorrect
        .filter((option) => facts.has(`${optionKey(option)}\n${subject}`))
        .map((option) => `${id}: by ${reversed[0]?.template.name ?? name} “${option}” is right as well.`),
    );
  });
};
