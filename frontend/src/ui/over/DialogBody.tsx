import type { ComponentProps } from 'react';
import './dialog.css';

/** The scrolled content of a dialog. */
export function DialogBody({ className = '', ...rest }: ComponentProps<'div'>) {
  return <div className={`dialog-body ${className}`} {...rest} />;
}
