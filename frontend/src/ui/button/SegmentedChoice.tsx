import { useId } from 'react';
import { ToggleGroup } from './ToggleGroup';

interface SegmentedChoiceProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A labelled choice between a few visible options. */
export function SegmentedChoice<Value extends string>(props: SegmentedChoiceProps<Value>) {
  const { label, options, value, onChange } = props;
  const id = useId();
  return (
    <div className="segmented">
      <div className="type-label" id={id}>
        {label}
      </div>
      <ToggleGroup
        aria-labelledby={id}
        options={options.map((option) => ({ value: option.value, content: option.label }))}
        value={value}
        onChange={onChange}
        isWide
      />
    </div>
  );
}
