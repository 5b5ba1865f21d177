import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useRef, type ReactNode } from 'react';
import { useIsWide } from '../screen/useIsWide';
import { DismissGuardContext, type DismissGuard } from './dismissGuard';
import { titleFocus } from './titleFocus';

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
  const guard = useRef<DismissGuard>(null);
  const handleDismiss = async () => {
    if (guard.current && !(await guard.current.ask())) return;
    guard.current?.release();
    onClose();
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
