import { NativeSelect } from '../../form/NativeSelect';

interface FilterSelectProps<Value extends string> {
  /** What is filtered; the select's accessible name. */
  label: string;
  /** Words of the choice that filters nothing; its value is ''. */
  allLabel: string;
  options: readonly { value: Value; label: string }[];
  value: Value | '';
  onChange: (value: Value | '') => void;
}

/** One filter of a list's filter row. */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { allLabel, options, ...select } = props;
  return <NativeSelect {...select} options={[{ value: '', label: allLabel }, ...options]} />;
}
