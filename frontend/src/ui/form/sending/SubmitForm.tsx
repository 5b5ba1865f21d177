import type { ReactNode } from 'react';
import { submitByKeys } from './submitByKeys';

interface SubmitFormProps {
  onSubmit: () => void;
  children: ReactNode;
}

/** A form without a box of its own. Ctrl or ⌘ with Enter submits from any field. */
export function SubmitForm({ onSubmit, children }: SubmitFormProps) {
  return (
    <form
      noValidate
      className="contents"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      onKeyDown={submitByKeys}
    >
      {children}
    </form>
  );
}
