import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { createContext, useId, useRef, type ReactNode, type RefObject } from 'react';
import { useIsWide } from '../screen/useIsWide';
import { titleFocus } from './titleFocus';

/** Resolves to whether the dialog may be left. */
type DismissGuard = () => Promise<boolean>;

/** Set by the form inside while leaving by accident would lose something. */
export const DismissGuardContext = createContext<RefObject<DismissGuard | null>>({ current: null });

interface DialogFrameProps {
  title: string;
  onClose: () => void;
  /** At most so wide, by the names of MUI; `sm` is a form's. */
  width?: 'sm' | 'md' | 'lg';
  /** A `DialogForm`, or a `DialogWait` until its record is there. */
  children: ReactNode;
}

/** The dialog around a form or a list; the whole screen on a phone. */
export function DialogFrame({ title, onClose, width = 'sm', children }: DialogFrameProps) {
  const titleId = useId();
  const isWide = useIsWide();
  const guard = useRef<DismissGuard>(null);
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
