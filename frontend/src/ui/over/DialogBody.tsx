import type { ComponentProps } from 'react';

/** The scrolled content of a dialog. */
export function DialogBody({ className = '', ...rest }: ComponentProps<'div'>) {
  return <div className={`dialog-body ${className}`} {...rest} />;
}
