import type { ReactNode } from 'react';
import { useAskToDiscard } from '../../over/useAskToDiscard';
import { KeptWorkNotice } from './KeptWorkNotice';
import { useLeaveGuard } from './leaveGuard';
import { submitByKeys } from './submitByKeys';
import type { OfferedWork } from './useKeptWork';

interface PageFormProps {
  className: string;
  /** Leaving the page by accident asks first. */
  isDirty: boolean;
  kept: OfferedWork;
  onSubmit: () => void;
  children: ReactNode;
}

/** A form within a page. Ctrl or ⌘ with Enter saves from any field. */
export function PageForm({ className, isDirty, kept, onSubmit, children }: PageFormProps) {
  useLeaveGuard(isDirty, useAskToDiscard(), { isOfView: true });
  return (
    <form
      className={className}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      onKeyDown={submitByKeys}
    >
      <KeptWorkNotice kept={kept} />
      {children}
    </form>
  );
}
