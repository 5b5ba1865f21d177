import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { FieldFrame } from '../../../ui/form/FieldFrame';
import { DialogForm } from '../../../ui/over/DialogForm';
import { DialogFrame } from '../../../ui/over/DialogFrame';
import { useTranslation } from '../../../ui/text/useTranslation';

interface PasteDialogProps {
  text: string;
  /** Resolves to whether the text contained an order. */
  onRead: (text: string) => Promise<boolean>;
  onClose: () => void;
}

export function PasteDialog({ text: given, onRead, onClose }: PasteDialogProps) {
  const { t } = useTranslation('orderPaste');
  const [text, setText] = useState(given);
  const [isBusy, setIsBusy] = useState(false);
  const [isNothing, setIsNothing] = useState(false);
  const handleRead = async () => {
    if (isBusy) return;
    setIsBusy(true);
    const isFound = await onRead(text);
    setIsBusy(false);
    setIsNothing(!isFound);
    if (isFound) onClose();
  };
  return (
    <DialogFrame title={t('title')} width="md" onClose={onClose}>
      <DialogForm
        submitLabel={t('read')}
        busyLabel={t('reading')}
        isBusy={isBusy}
        isDirty={false}
        onSubmit={() => void handleRead()}
        onClose={onClose}
      >
        <FieldFrame label={t('text')} help={t('help')} error={isNothing ? t('nothing') : undefined}>
          {(ids) => (
            <OutlinedInput
              multiline
              minRows={10}
              maxRows={16}
              autoFocus
              id={ids.id}
              error={ids['aria-invalid']}
              value={text}
              onChange={({ target }) => {
                setText(target.value);
                setIsNothing(false);
              }}
              aria-describedby={ids['aria-describedby']}
              inputProps={{ 'aria-invalid': ids['aria-invalid'] }}
            />
          )}
        </FieldFrame>
      </DialogForm>
    </DialogFrame>
  );
}
