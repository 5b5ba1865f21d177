import { FieldFrame } from '../../ui/form/FieldFrame';
import { TextArea } from '../../ui/form/InputBox';

interface TextBoxProps {
  label: string;
  value: string;
  /** In characters. */
  max: number;
  rows?: number;
  /** Locked while the text is sent. The focus stays, and queued updates lock nothing. */
  isLocked?: boolean;
  /** The box takes the focus when it appears. */
  isFocused?: boolean;
  onChange: (text: string) => void;
}

export function TextBox(props: TextBoxProps) {
  const { label, value, max, rows = 2, isLocked = false, isFocused = false, onChange } = props;
  return (
    <FieldFrame label={label}>
      {({ id }) => (
        <TextArea
          {...{ id, rows, value }}
          maxLength={max}
          readOnly={isLocked}
          autoFocus={isFocused}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </FieldFrame>
  );
}
