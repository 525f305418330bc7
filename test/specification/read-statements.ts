/** A statement of a specification in Markdown. */
export interface Statement {
  /** The heading above it. */
  readonly section: string;
  readonly text: string;
  /** What a row of a table is about: its first cell, or the path of an endpoint. */
  readonly row?: string;
}

const HEADING = /^#+ (.*)/;
const RULE = /^\|[-| ]+\|$/;
const LIST_ITEM = /^(?:\d+\.|-) (.*)/;
const END_OF_SENTENCE = /(?<=[.!?]`?\)?) (?=[A-Z`])/;

/** An introduction such as "Rules:" states nothing itself, and "not shown" marks what the specification leaves open. */
const states = (text: string): boolean => !text.endsWith(':') && !text.includes('not shown');

/** Reads the statements of a specification: the rows of its tables without the headings, and sentences. */
export function readStatements(markdown: string): Statement[] {
  const lines = markdown.split('\n');
  const statements: Statement[] = [];
  let section = '';
  for (const [index, line] of lines.entries()) {
    const heading = HEADING.exec(line)?.[1];
    if (heading !== undefined) section = heading;
    else if (line.startsWith('|')) {
      if (RULE.test(line) || RULE.test(lines[index + 1] ?? '')) continue;
      const cells = line.split('|').map((cell) => cell.trim().replaceAll('`', ''));
      statements.push({ section, text: line, row: cells[section === 'Endpoint index' ? 2 : 1] ?? '' });
    } else {
      const sentences = (LIST_ITEM.exec(line)?.[1] ?? line).trim().split(END_OF_SENTENCE);
      for (const text of sentences) if (text !== '' && states(text)) statements.push({ section, text });
    }
  }
  return statements;
}
