import { useState } from 'react';
import { FieldFrame } from '../../../ui/form/FieldFrame';
import { TextArea } from '../../../ui/form/InputBox';
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
            <TextArea
              {...ids}
              rows={10}
              autoFocus
              value={text}
              onChange={({ target }) => {
                setText(target.value);
                setIsNothing(false);
              }}
            />
          )}
        </FieldFrame>
      </DialogForm>
    </DialogFrame>
  );
}
