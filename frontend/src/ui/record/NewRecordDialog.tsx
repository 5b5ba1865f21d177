import type { ReactNode } from 'react';
import { FormProvider, type FieldValues } from 'react-hook-form';
import { useSendForm, type SendForm } from '../form/sending/useSendForm';
import { DialogForm } from '../over/DialogForm';
import { DialogFrame } from '../over/DialogFrame';
import { DialogWait } from '../over/DialogWait';
import { useToast } from '../over/toast/useToast';
import { useFailureText, type Report } from './useAct';

interface FormTexts {
  readonly submit: string;
  readonly busy: string;
  /** The success message; without it, the caller reports. */
  readonly done?: string;
  /** The sentence for a failure without a message of the server. */
  readonly failed?: string;
}

export interface DialogTexts extends FormTexts {
  readonly title: string;
}

interface FormProps<Values extends FieldValues, Sent> extends Omit<
  SendForm<Values, Sent>,
  'onSent' | 'onRefused'
> {
  texts: FormTexts;
  /** The red button of what cannot be undone. */
  destructive?: boolean;
  /** The success message for the answer, instead of `texts.done`. */
  done?: (sent: Sent, values: Values) => Report;
  /** Called before the dialog closes. */
  onSent?: (sent: Sent, values: Values) => void;
  onClose: () => void;
  /** The fields, inside a `FormProvider`. */
  children: ReactNode;
}

interface NewRecordDialogProps<Values extends FieldValues, Sent> extends FormProps<Values, Sent> {
  texts: DialogTexts;
  /** For a form that waits for other records: their query, and whether they are there. */
  wait?: { query: { error?: unknown; refetch: () => unknown }; isOver: boolean };
}

/** A form for a new record. It closes after the server has accepted the record. */
export function NewRecordDialog<Values extends FieldValues, Sent>(
  props: NewRecordDialogProps<Values, Sent>,
) {
  const { wait, ...form } = props;
  const { texts, onClose } = form;
  return (
    <DialogFrame title={texts.title} onClose={onClose}>
      {wait?.isOver === false ? (
        <DialogWait query={wait.query} rows={3} onClose={onClose} />
      ) : (
        <NewRecordForm {...form} />
      )}
    </DialogFrame>
  );
}

/** The form alone, for a dialog that first loads what the record is made from. */
export function NewRecordForm<Values extends FieldValues, Sent>(props: FormProps<Values, Sent>) {
  const { texts, destructive, done, onSent, onClose, children, ...options } = props;
  const toast = useToast();
  const failureText = useFailureText();
  const { form, sending } = useSendForm<Values, Sent>({
    ...options,
    onSent: (sent, values) => {
      const { text, ...change } = done?.(sent, values) ?? { text: texts.done };
      if (text !== undefined) toast.success(text, change);
      onSent?.(sent, values);
      onClose();
    },
    onRefused: (error) => toast.error(failureText(error, texts.failed)),
  });
  return (
    <DialogForm
      {...sending}
      submitLabel={texts.submit}
      busyLabel={texts.busy}
      destructive={destructive}
      onClose={onClose}
    >
      <FormProvider {...form}>{children}</FormProvider>
    </DialogForm>
  );
}
