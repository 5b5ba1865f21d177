import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { DialogBody } from '../DialogBody';
import { DialogButtons } from '../DialogButtons';
import { Button } from '../../button/Button';
import { useTranslation } from '../../text/useTranslation';
import type { ConfirmRequest } from './useConfirm';

interface ConfirmDialogProps {
  asked: ConfirmRequest;
  open: boolean;
  onAnswer: (confirmed: boolean) => void;
}

/** Focus starts on Cancel. */
export function ConfirmDialog({ asked, open, onAnswer }: ConfirmDialogProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const textId = useId();
  return (
    <Dialog
      open={open}
      onClose={() => onAnswer(false)}
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={textId}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={titleId}>{asked.title}</DialogTitle>
      <DialogBody>
        <p id={textId} className="type-body quiet breakable">
          {asked.text}
        </p>
      </DialogBody>
      <DialogButtons>
        <Button color="secondary" onClick={() => onAnswer(false)} autoFocus>
          {t('actions.cancel')}
        </Button>
        <Button
          variant="contained"
          color={asked.destructive ? 'error' : 'primary'}
          onClick={() => onAnswer(true)}
        >
          {asked.confirmLabel ?? t('actions.confirm')}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
