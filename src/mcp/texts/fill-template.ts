const PLACEHOLDER = /\{\{(\w+)\}\}/g;
/** Lines of a template that ended up with nothing but white space, where a value was empty. */
const EMPTY_LINES = /\n{3,}/g;

/**
 * Puts values into the places of a template, `{{name}}`. Values are put in as they are: what looks like a place in them stays.
 *
 * @throws Error for a place without a value
 */
export function fillTemplate(template: string, values: Readonly<Record<string, string | number>>): string {
  return template
    .replace(PLACEHOLDER, (_place, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`a template has the place ${name}, and there is no value`);
      return String(value);
    })
    .replace(EMPTY_LINES, '\n\n')
    .trim();
}
