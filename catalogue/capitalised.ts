/** Names that start in lower case. */
const OWN_CASE = /^(?:\p{Ll}\p{Lu}|id Software$)/u;

/** The same text with a capital first letter, as options are shown; a name such as iRobot keeps its own spelling. */
export function capitalised(text: string): string {
  return OWN_CASE.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);
}
