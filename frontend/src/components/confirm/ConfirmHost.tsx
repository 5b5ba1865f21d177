import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useCallback, useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmContext, type ConfirmRequest } from './useConfirm';

interface Asked extends ConfirmRequest {
  answer: (confirmed: boolean) => void;
}

/** Holds the one confirmation dialog; focus starts on Cancel. */
export function ConfirmHost({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const titleId = useId();
  const textId = useId();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [open, setOpen] = useState(false);
  const confirm = useCallback(
    (request: ConfirmRequest) =>
      new Promise<boolean>((resolve) => {
        setAsked({ ...request, answer: resolve });
        setOpen(true);
      }),
    [],
  );
  const handleAnswer = (confirmed: boolean) => {
    asked?.answer(confirmed);
    setOpen(false);
  };

  return (
    <ConfirmContext value={confirm}>
      {children}
      <Dialog
        open={open}
        onClose={() => handleAnswer(false)}
        role="alertdialog"
        aria-labelledby={titleId}
        aria-describedby={textId}
        maxWidth="xs"
        fullWidth
      >
        <DialogTitle id={titleId}>{asked?.title}</DialogTitle>
        <DialogContent>
          <DialogContentText id={textId} sx={{ overflowWrap: 'anywhere' }}>
            {asked?.text}
          </DialogContentText>
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap', rowGap: 2 }}>
          <Button color="secondary" onClick={() => handleAnswer(false)} autoFocus>
            {t('actions.cancel')}
          </Button>
          <Button
            variant="contained"
            color={asked?.destructive ? 'error' : 'primary'}
            onClick={() => handleAnswer(true)}
          >
            {asked?.confirmLabel ?? t('actions.confirm')}
          </Button>
        </DialogActions>
      </Dialog>
    </ConfirmContext>
  );
}
