import { FormProvider, type FieldValues } from 'react-hook-form';
import type { ReactNode } from 'react';
import { useSendForm, type SendForm } from '../form/sending/useSendForm';
import { DialogForm } from '../over/DialogForm';
import { DialogFrame } from '../over/DialogFrame';
import { useToast } from '../over/toast/useToast';
import { useFailureText } from './useAct';

export interface DialogTexts {
  readonly title: string;
  readonly submit: string;
  readonly busy: string;
  /** The success message; without it, the caller reports. */
  readonly done?: string;
  /** The sentence for a failure without a message of the server. */
  readonly failed?: string;
}

interface NewRecordDialogProps<Values extends FieldValues, Sent> extends Omit<
  SendForm<Values, Sent>,
  'onSent' | 'onRefused'
> {
  texts: DialogTexts;
  /** Called before the dialog closes. */
  onSent?: (sent: Sent, values: Values) => void;
  onClose: () => void;
  /** The fields, inside a `FormProvider`. */
  children: ReactNode;
}

/** A form for a new record. It closes after the server has accepted the record. */
export function NewRecordDialog<Values extends FieldValues, Sent>(
  props: NewRecordDialogProps<Values, Sent>,
) {
  const { texts, onSent, onClose, children, ...options } = props;
  const toast = useToast();
  const failureText = useFailureText();
  const { form, sending } = useSendForm<Values, Sent>({
    ...options,
    onSent: (sent, values) => {
      if (texts.done !== undefined) toast.success(texts.done);
      onSent?.(sent, values);
      onClose();
    },
    onRefused: (error) => toast.error(failureText(error, texts.failed)),
  });
  return (
    <DialogFrame title={texts.title} onClose={onClose}>
      <DialogForm
        {...sending}
        submitLabel={texts.submit}
        busyLabel={texts.busy}
        onClose={onClose}
      >
        <FormProvider {...form}>{children}</FormProvider>
      </DialogForm>
    </DialogFrame>
  );
}
