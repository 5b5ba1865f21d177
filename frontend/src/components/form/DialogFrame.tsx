import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { createContext, useId, useRef, type ReactNode, type RefObject } from 'react';
import { useIsWide } from '../useIsWide';

/** Resolves to whether the dialog may be left. */
type DismissGuard = () => Promise<boolean>;

/** Set by the form inside while leaving by accident would lose something. */
export const DismissGuardContext = createContext<RefObject<DismissGuard | null>>({ current: null });

interface DialogFrameProps {
  title: string;
  onClose: () => void;
  /** A `DialogForm`, or a `DialogWait` until its record is there. */
  children: ReactNode;
}

/** The dialog around a form; the whole screen on a phone. */
export function DialogFrame({ title, onClose, children }: DialogFrameProps) {
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
        maxWidth="sm"
        fullWidth
        fullScreen={!isWide}
        slotProps={{ paper: { sx: isWide ? undefined : { borderRadius: 0 } } }}
      >
        <DialogTitle id={titleId}>{title}</DialogTitle>
        {children}
      </Dialog>
    </DismissGuardContext>
  );
}
