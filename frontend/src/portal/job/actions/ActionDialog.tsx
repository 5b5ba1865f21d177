import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import { DialogBody } from '../../../ui/over/DialogBody';
import { DialogButtons } from '../../../ui/over/DialogButtons';
import { Button } from '../../../ui/button/Button';
import { useTranslation } from '../../../ui/text/useTranslation';
import '../job.css';

interface ActionDialogProps {
  open: boolean;
  title: string;
  /** The request is being sent: the dialog stays until it is done. */
  isSending: boolean;
  confirm: { readonly label: string; readonly isDisabled: boolean; readonly onClick: () => void };
  onCancel: () => void;
  /** Called by a tap outside the dialog or Escape. */
  onClose: () => void;
  children: ReactNode;
}

/** Asks the driver before a step: text or question, one large button, and Cancel below it. */
export function ActionDialog(props: ActionDialogProps) {
  const { open, title, isSending, confirm, onCancel, onClose, children } = props;
  const { t } = useTranslation('common');
  const titleId = useId();
  return (
    <Dialog
      open={open}
      onClose={isSending ? undefined : onClose}
      aria-labelledby={titleId}
      fullWidth
      maxWidth="xs"
      slotProps={{ paper: { sx: { m: 4, width: 'calc(100% - 32px)' } } }}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogBody className="stack">{children}</DialogBody>
      <DialogButtons>
        <div className="stack gap-8 push">
          <Button
            variant="contained"
            isWide
            className="tall-button"
            disabled={confirm.isDisabled}
            onClick={confirm.onClick}
          >
            {confirm.label}
          </Button>
          <Button color="secondary" isWide disabled={isSending} onClick={onCancel}>
            {t('actions.cancel')}
          </Button>
        </div>
      </DialogButtons>
    </Dialog>
  );
}
