export interface PickerOption<Value extends string | number> {
  readonly value: Value;
  readonly label: string;
  /** Shown at the end of the row, such as how many jobs it stands for. */
  readonly note?: string;
}

export interface FilterPickerProps<Value extends string | number> {
  /** What is filtered; the field's accessible name. */
  label: string;
  /** Shown while nothing is chosen. */
  allLabel: string;
  options: readonly PickerOption<Value>[];
  value: PickerOption<Value> | null;
  onChange: (value: Value | null) => void;
  /** Where the options are found elsewhere by what is typed. */
  search?: {
    /** Told every change of what is typed; empty while nothing is. */
    readonly onType: (text: string) => void;
    readonly isWaiting: boolean;
    /** Said where there are no options. */
    readonly noOptions: string;
  };
}
