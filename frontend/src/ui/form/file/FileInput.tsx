import { useId } from 'react';
import { buttonLook, type ButtonLook } from '../../button/buttonLook';

interface FileInputProps extends Pick<ButtonLook, 'variant' | 'color'> {
  label: string;
  /** File endings or types. */
  accept: string;
  multiple?: boolean;
  disabled?: boolean;
  describedBy?: string;
  onFiles: (files: readonly File[]) => void;
}

/** A button that opens the browser's choice of files. */
export function FileInput(props: FileInputProps) {
  const { label, describedBy, onFiles, variant = 'outlined', color, ...input } = props;
  const id = useId();
  return (
    <>
      <input
        {...input}
        id={id}
        className="unseen file-input"
        type="file"
        aria-describedby={describedBy}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
      <label htmlFor={id} {...buttonLook({ variant, color })}>
        {label}
      </label>
    </>
  );
}
