import type { ReactNode } from 'react';

interface DialogButtonsProps {
  /** Closer together, for more buttons than fit a phone. */
  isDense?: boolean;
  children: ReactNode;
}

/** The buttons at the end of a dialog, aligned right. */
export function DialogButtons({ isDense = false, children }: DialogButtonsProps) {
  return (
    <div className="dialog-buttons" data-dense={isDense || undefined}>
      {children}
    </div>
  );
}
