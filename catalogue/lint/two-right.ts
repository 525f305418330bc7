import { optionKey } from '../../src/contract/text.ts';
import { byTemplate, type Asked, type Rule } from './asked.ts';

/** By the fact table: the right option is right, and no other option is. */
export const checkByTable: Rule = (asked) =>
  asked.flatMap(({ template, question, id }) => {
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

/** What a text asks about: its title between quotation marks, or what it does not share with the other texts of its template. */
function subjectsOf(questions: readonly Asked[]): ReadonlyMap<Asked, string> {
  const texts = questions.map(({ question }) => question.en.text);
  const start = commonStart(texts);
  // Code units are enough: the turned texts are only compared.
  const turned = (text: string): string => Array.from(text.slice(start)).reverse().join('');
  const end = commonStart(texts.map(turned));
  return new Map(
    questions.map((asked) => {
      const { text } = asked.question.en;
      const title = /“([^”]+)”/u.exec(text)?.[1];
      return [asked, optionKey(title ?? text.slice(start, text.length - end))];
    }),
  );
}

/** Two templates that ask the same facts from either side agree: no option of the one is right by the other. */
export const checkByTurning: Rule = (asked) => {
  const templates = byTemplate(asked);
  return [...templates].flatMap(([name, questions]) => {
    const turned = templates.get(questions[0]?.template.turns ?? '');
    if (turned === undefined) return [];
    const facts = new Set(
      [...subjectsOf(turned)].map(
        ([{ question }, subject]) => `${subject}\n${optionKey(question.en.correct)}`,
      ),
    );
    return [...subjectsOf(questions)].flatMap(([{ question, id }, subject]) =>
      question.en.incorrect
        .filter((option) => facts.has(`${optionKey(option)}\n${subject}`))
        .map((option) => `${id}: by ${turned[0]?.template.name ?? name} “${option}” is right as well.`),
    );
  });
};
