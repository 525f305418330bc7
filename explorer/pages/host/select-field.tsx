/** A value and its label. */
export type SelectOption = readonly [string, string];

interface SelectProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly SelectOption[];
}

export const SelectField = ({ name, label, value, options }: SelectProps) => (
  <div class="field">
    <label for={name}>{label}</label>
    <select class="select" id={name} name={name} value={value}>
      {options.map(([each, text]) => (
        <option key={each} value={each} selected={each === value}>
          {text}
        </option>
      ))}
    </select>
  </div>
);
