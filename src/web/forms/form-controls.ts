import { hintAndError, stateAttributes, type FieldErrors } from './form-elements.ts';
import { html, type Html } from '../html.ts';

/** One of several values, and what it means. */
interface Choice {
  readonly value: string;
  readonly label: string;
  readonly hint?: string;
}

interface Choices {
  readonly name: string;
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly chosen: string;
}

/** A group of radio buttons. The first has the id that the error summary links to. */
export function radioGroup({ name, label, choices, chosen }: Choices, errors: FieldErrors): Html {
  const error = errors[name];
  const items = choices.map(({ value, label: text, hint }, index) => {
    const id = index === 0 ? name : `${name}-${value}`;
    const checked = value === chosen ? html` checked` : html``;
    const described = hint === undefined ? html`` : html` aria-describedby="${id}-about"`;
    return html`<div class="choice">
      <input type="radio" id="${id}" name="${name}" value="${value}" ${checked}${described} />
      <label for="${id}">${text}</label>
      ${hint === undefined ? undefined : html`<p class="hint" id="${id}-about">${hint}</p>`}
    </div>`;
  });
  return html`<fieldset${stateAttributes(name, undefined, error)}>
    <legend>${label}</legend>
    ${hintAndError(name, undefined, error)} ${items}
  </fieldset>`;
}

interface TextArea {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly hint: string;
  readonly rows: number;
}

/** A field for several lines. Browsers drop the first line break after the tag, so one is added. */
export const textArea = ({ name, label, value, hint, rows }: TextArea, errors: FieldErrors): Html =>
  html`<label for="${name}">${label}</label>
    ${hintAndError(name, hint, errors[name])}
    <textarea
      id="${name}"
      name="${name}"
      rows="${rows}"
      autocomplete="off"
      autocapitalize="none"
      spellcheck="false"
      ${stateAttributes(name, hint, errors[name])}
    >
${value}</textarea>`;
