interface ChipsProps {
  readonly name: string;
  readonly legend: string;
  readonly value: string;
  /** Values and their labels. */
  readonly choices: readonly (readonly [string, string])[];
}

/** Radio buttons that look like chips. */
export const Chips = ({ name, legend, value, choices }: ChipsProps) => (
  <fieldset class="field">
    <legend>{legend}</legend>
    <div class="chips">
      {choices.map(([each, label]) => (
        <label key={each} class="chip choice">
          <input type="radio" name={name} value={each} checked={each === value} />
          {label}
        </label>
      ))}
    </div>
  </fieldset>
);
