import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import { Button } from '../../ui/button/Button';
import { DialogButtons } from '../../ui/over/DialogButtons';
import { titleFocus } from '../../ui/over/titleFocus';
import { useIsWide } from '../../ui/screen/useIsWide';
import { useTranslation } from '../../ui/text/useTranslation';
import { PRINTED, PrintStyles } from './PrintStyles';

interface SheetDialogProps {
  backLabel: string;
  onBack: () => void;
  isReady: boolean;
  children: ReactNode;
}

/** A preview of the printed page. */
export function SheetDialog({ backLabel, onBack, isReady, children }: SheetDialogProps) {
  const { t } = useTranslation('jobSheet');
  const titleId = useId();
  const isWide = useIsWide();
  return (
    <Dialog
      {...PRINTED}
      open
      onClose={onBack}
      aria-labelledby={titleId}
      fullScreen={!isWide}
      fullWidth
      maxWidth="md"
    >
      <PrintStyles />
      <DialogTitle id={titleId} {...titleFocus}>
        {t('title')}
      </DialogTitle>
      {children}
      <DialogButtons>
        <Button color="secondary" onClick={onBack}>
          {backLabel}
        </Button>
        <Button variant="contained" disabled={!isReady} onClick={() => window.print()}>
          {t('print')}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
