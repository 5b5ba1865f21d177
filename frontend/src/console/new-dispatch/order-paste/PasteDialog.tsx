import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormControlField } from '../../../ui/form/FormField';
import { TextArea } from '../../../ui/form/InputBox';
import { useKeptWork } from '../../../ui/form/sending/useKeptWork';
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
  const [before] = useState({ text: given });
  const form = useForm({ defaultValues: before });
  const kept = useKeptWork({ form, place: 'pasted-order', before });
  const { isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ text }) => {
    if (await onRead(text)) {
      kept.release();
      onClose();
    } else form.setError('text', { message: 'orderPaste:nothing' });
  });
  return (
    <DialogFrame title={t('title')} width="md" onClose={onClose}>
      <DialogForm
        submitLabel={t('read')}
        busyLabel={t('reading')}
        isBusy={isSubmitting}
        isDirty={false}
        kept={kept}
        onSubmit={() => {
          if (!isSubmitting) void submit();
        }}
        onClose={onClose}
      >
        <FormControlField
          control={form.control}
          name="text"
          label={t('text')}
          help={t('help')}
          render={({ field, ids }) => <TextArea {...{ ...ids, ...field }} rows={10} autoFocus />}
        />
      </DialogForm>
    </DialogFrame>
  );
}
