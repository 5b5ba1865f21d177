export interface PickerOption<Value extends string | number> {
  readonly value: Value;
  readonly label: string;
  /** Shown at the end of the row, such as the number of jobs. */
  readonly note?: string;
}

export interface FilterPickerProps<Value extends string | number> {
  /** The filtered property; the field's accessible name. */
  label: string;
  /** Shown while nothing is chosen. */
  allLabel: string;
  options: readonly PickerOption<Value>[];
  value: PickerOption<Value> | null;
  onChange: (value: Value | null) => void;
  /** For options found by a search on the server. */
  search?: {
    /** Called on every change of the text; empty if the field is empty. */
    readonly onType: (text: string) => void;
    readonly isWaiting: boolean;
    /** Shown when there are no options. */
    readonly noOptions: string;
  };
}
