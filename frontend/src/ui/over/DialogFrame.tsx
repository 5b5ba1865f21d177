import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { createContext, useId, useRef, type ReactNode, type RefObject } from 'react';
import { useIsWide } from '../screen/useIsWide';
import type { AskToLeave } from '../form/sending/leaveGuard';
import { titleFocus } from './titleFocus';

/** Set by the inner form while leaving could lose input. */
export const DismissGuardContext = createContext<RefObject<AskToLeave | null>>({ current: null });

interface DialogFrameProps {
  title: string;
  onClose: () => void;
  /** Maximum width, in MUI's names; `sm` suits a form. */
  width?: 'sm' | 'md' | 'lg';
  /** A `DialogForm`, or a `DialogWait` until its record is loaded. */
  children: ReactNode;
}

/** The dialog around a form or a list; full screen on a phone. */
export function DialogFrame({ title, onClose, width = 'sm', children }: DialogFrameProps) {
  const titleId = useId();
  const isWide = useIsWide();
  const guard = useRef<AskToLeave>(null);
  const handleDismiss = async () => {
    if (!guard.current || (await guard.current())) onClose();
  };
  return (
    <DismissGuardContext value={guard}>
      <Dialog
        open
        onClose={() => void handleDismiss()}
        aria-labelledby={titleId}
        maxWidth={width}
        fullWidth
        fullScreen={!isWide}
        slotProps={{ paper: { sx: isWide ? undefined : { borderRadius: 0 } } }}
      >
        <DialogTitle id={titleId} {...titleFocus}>
          {title}
        </DialogTitle>
        {children}
      </Dialog>
    </DismissGuardContext>
  );
}
