import { useEffect, useRef } from 'react';
import { BrandMark } from '../../ui/page/BrandMark';

interface StepHeadProps {
  title: string;
  text: string;
  /** The button that opened this no longer exists, and no field takes the focus. */
  takesFocus?: boolean;
}

/** The heading of a step. */
export function StepHead({ title, text, takesFocus = false }: StepHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <div className="sign-in-head">
      <BrandMark />
      <div>
        <h1 className="type-h1" ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className="type-body quiet">{text}</p>
      </div>
    </div>
  );
}
