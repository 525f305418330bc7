const PLACEHOLDER = /\{\{(\w+)\}\}/g;
/** What an empty value leaves behind. */
const EMPTY_LINES = /\n{3,}/g;

/**
 * Replaces the placeholders of a template, `{{name}}`. Values are inserted unchanged, even if they look like
 * placeholders.
 *
 * @throws Error for a placeholder without a value
 */
export function fillTemplate(template: string, values: Readonly<Record<string, string | number>>): string {
  return template
    .replace(PLACEHOLDER, (_placeholder, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`the placeholder ${name} has no value`);
      return String(value);
    })
    .replace(EMPTY_LINES, '\n\n')
    .trim();
}
