import Dialog from '@mui/material/Dialog';
import type { ReactNode } from 'react';
import './full-screen.css';

interface FullScreenProps {
  titleId: string;
  /** Without it, only the content's own choices close the screen. */
  onClose?: () => void;
  children: ReactNode;
}

/** A dialog over the whole phone; its content has the class `full-screen`. */
export function FullScreen({ titleId, onClose, children }: FullScreenProps) {
  return (
    <Dialog
      open
      fullScreen
      slotProps={{ paper: { sx: { borderRadius: 0 } } }}
      role={onClose ? 'dialog' : 'alertdialog'}
      aria-labelledby={titleId}
      onClose={onClose}
    >
      {children}
    </Dialog>
  );
}
