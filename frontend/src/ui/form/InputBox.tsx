import type { ComponentProps, ReactNode } from 'react';

interface InputBoxProps extends ComponentProps<'input'> {
  /** A button at the end of the box. */
  end?: ReactNode;
}

export function InputBox({ end, ...input }: InputBoxProps) {
  return (
    <div className="input-box">
      <input type="text" {...input} />
      {end}
    </div>
  );
}

interface TextAreaProps extends ComponentProps<'textarea'> {
  value: string;
}

/** A text of several lines; the box grows with it. */
export function TextArea(props: TextAreaProps) {
  return (
    // Style sheets repeat the text behind the field, which gives the box its height.
    <div className="input-box text-area" data-text={props.value}>
      <textarea {...props} />
    </div>
  );
}
