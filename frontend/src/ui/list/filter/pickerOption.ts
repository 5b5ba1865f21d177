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
  /** For options found by a search on the server; called on every change of the text. */
  onType?: (text: string) => void;
  /** Shown while there are no options; by default, that nothing matches. */
  emptyText?: string;
}
