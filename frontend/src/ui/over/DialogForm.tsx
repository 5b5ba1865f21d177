import type { ReactNode } from 'react';
import { DialogBody } from './DialogBody';
import { DialogButtons } from './DialogButtons';
import { Button } from '../button/Button';
import { useTranslation } from '../text/useTranslation';
import { useAskToDiscard } from './useAskToDiscard';
import { useDismissGuard, useReleaseDialog } from './dismissGuard';
import { KeptWorkNotice } from '../form/sending/KeptWorkNotice';
import type { OfferedWork } from '../form/sending/useKeptWork';
import { SubmitForm } from '../form/sending/SubmitForm';

interface DialogFormProps {
  submitLabel: string;
  busyLabel: string;
  /** Label of the button that closes without saving; 'Cancel' unless that is ambiguous. */
  closeLabel?: string;
  /** The red button of what cannot be undone. */
  destructive?: boolean;
  isBusy: boolean;
  /** Leaving by accident asks first. */
  isDirty: boolean;
  /** The stored input of the form, if any. */
  kept?: OfferedWork;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** The form inside a `DialogFrame`. Ctrl or ⌘ with Enter saves from any field. */
export function DialogForm(props: DialogFormProps) {
  const { submitLabel, busyLabel, closeLabel, destructive = false, children } = props;
  const { isBusy, isDirty, kept, onSubmit, onClose } = props;
  const { t } = useTranslation();
  const askToDiscard = useAskToDiscard();
  // Cancel is deliberate; all other ways to leave a changed form ask.
  useDismissGuard(isDirty, askToDiscard);
  const release = useReleaseDialog();
  const handleCancel = () => {
    release();
    onClose();
  };
  return (
    <SubmitForm onSubmit={onSubmit}>
      <DialogBody className="stack">
        {kept && <KeptWorkNotice kept={kept} />}
        {children}
      </DialogBody>
      <DialogButtons>
        <Button color="secondary" onClick={handleCancel}>
          {closeLabel ?? t('actions.cancel')}
        </Button>
        <Button
          type="submit"
          variant="contained"
          color={destructive ? 'error' : 'primary'}
          disabled={isBusy}
        >
          {isBusy ? busyLabel : submitLabel}
        </Button>
      </DialogButtons>
    </SubmitForm>
  );
}
