import { Select } from '../../form/Select';

interface FilterSelectProps<Value extends string> {
  /** The filtered property; the select's accessible name. */
  label: string;
  /** Label of the option without a filter; its value is ''. */
  allLabel: string;
  options: readonly { value: Value; label: string }[];
  value: Value | '';
  onChange: (value: Value | '') => void;
}

export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { allLabel, options, ...select } = props;
  return <Select {...select} options={[{ value: '', label: allLabel }, ...options]} />;
}
