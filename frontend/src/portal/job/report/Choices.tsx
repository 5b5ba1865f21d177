import { Button } from '../../../ui/button/Button';
import './report.css';

interface ChoicesProps<Value extends string | number> {
  label: string;
  options: readonly { readonly value: Value; readonly label: string }[];
  value: Value | null;
  /** Null when the choice is cleared. */
  onChange: (value: Value | null) => void;
}

/** Numbers of options that fill rows of two. */
const PAIRED = [2, 4];

/** A choice of a few big buttons; a second tap clears it. */
export function Choices<Value extends string | number>(props: ChoicesProps<Value>) {
  const { label, options, value, onChange } = props;
  return (
    <div role="group" aria-label={label}>
      <p className="type-label" aria-hidden>
        {label}
      </p>
      <div className="answer-choices" data-pairs={PAIRED.includes(options.length) || undefined}>
        {options.map((option) => {
          const isChosen = option.value === value;
          return (
            <Button
              key={option.value}
              variant={isChosen ? 'contained' : 'outlined'}
              color={isChosen ? 'primary' : 'secondary'}
              aria-pressed={isChosen}
              onClick={() => onChange(isChosen ? null : option.value)}
            >
              {option.label}
            </Button>
          );
        })}
      </div>
    </div>
  );
}
