import { useId } from 'react';
import { buttonLook, type ButtonLook } from '../../button/buttonLook';

interface FileInputProps extends Pick<ButtonLook, 'variant' | 'color' | 'isWide' | 'className'> {
  label: string;
  /** File endings or types. */
  accept: string;
  multiple?: boolean;
  /** A phone opens this camera instead of the choice of files. */
  capture?: 'environment';
  disabled?: boolean;
  describedBy?: string;
  onFiles: (files: readonly File[]) => void;
}

/** A button that opens the browser's choice of files. */
export function FileInput(props: FileInputProps) {
  const { label, describedBy, onFiles, variant = 'outlined', color, ...rest } = props;
  const { isWide, className, ...input } = rest;
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
      <label htmlFor={id} {...buttonLook({ variant, color, isWide, className })}>
        {label}
      </label>
    </>
  );
}
