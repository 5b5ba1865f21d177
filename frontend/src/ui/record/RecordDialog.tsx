import { FormProvider, type FieldValues } from 'react-hook-form';
import type { ReactNode } from 'react';
import { StaleNotice } from '../form/sending/StaleNotice';
import type { Subject, TheirValue } from '../form/sending/StaleValues';
import { useRecordForm, type RecordForm } from '../form/sending/useRecordForm';
import type { TheirChange } from '../form/sending/useRebasedForm';
import { DialogForm } from '../over/DialogForm';
import { DialogFrame } from '../over/DialogFrame';
import { useReleaseDialog } from '../over/dismissGuard';
import { DialogWait } from '../over/DialogWait';
import { useToast } from '../over/toast/useToast';
import { EmptyState } from '../states/EmptyState';
import type { DialogTexts } from './NewRecordDialog';
import { useFailureText } from './useAct';

interface Versioned {
  readonly version: number;
}

interface FormProps<Values extends FieldValues, Item, Saved> extends Omit<
  RecordForm<Values, Item, Saved>,
  'onSaved' | 'onRefused'
> {
  texts: DialogTexts;
  /** The record in the activity log, which names who else changed it. */
  subject: Subject;
  /** Another user's value of a field that this user also changed. */
  inWords: (change: TheirChange<Values>, base: Item) => TheirValue | null;
  onClose: () => void;
  /** The fields, inside a `FormProvider`; a function gets the record on which the next save is based. */
  children: ReactNode | ((base: Item) => ReactNode);
}

interface RecordDialogProps<Values extends FieldValues, Item, Saved> extends Omit<
  FormProps<Values, Item, Saved>,
  'record'
> {
  /** Undefined until loaded. */
  record: Item | undefined;
  /** Omitted for a record that is at hand. */
  query?: { error?: unknown; refetch: () => unknown };
  /** The expected number of rows of fields. */
  rows?: number;
  width?: 'sm' | 'lg';
  /** Shown instead of the form if the record no longer exists. */
  gone?: string | false;
}

/** A form on a record that others may change. It closes after the save. */
export function RecordDialog<Values extends FieldValues, Item extends Versioned, Saved>(
  props: RecordDialogProps<Values, Item, Saved>,
) {
  const { record, query, rows = 4, width, gone = false, ...form } = props;
  const { texts, onClose } = form;
  return (
    <DialogFrame title={texts.title} width={width} onClose={onClose}>
      {record !== undefined && <Form {...form} record={record} />}
      {record === undefined && gone !== false && <EmptyState drawing="search" text={gone} />}
      {record === undefined && gone === false && query && (
        <DialogWait query={query} rows={rows} onClose={onClose} />
      )}
    </DialogFrame>
  );
}

function Form<Values extends FieldValues, Item extends Versioned, Saved>(
  props: FormProps<Values, Item, Saved>,
) {
  const { texts, subject, inWords, onClose, children, ...options } = props;
  const toast = useToast();
  const failureText = useFailureText();
  const releaseDialog = useReleaseDialog();
  const { form, base, theirs, sending } = useRecordForm<Values, Item, Saved>({
    ...options,
    onSaved: () => {
      if (texts.done !== undefined) toast.success(texts.done);
      releaseDialog();
      onClose();
    },
    onRefused: (error) => toast.error(failureText(error, texts.failed)),
  });
  return (
    <DialogForm {...sending} submitLabel={texts.submit} busyLabel={texts.busy} onClose={onClose}>
      <StaleNotice
        {...subject}
        version={base.version}
        theirs={theirs}
        inWords={(change) => inWords(change, base)}
      />
      <FormProvider {...form}>
        {typeof children === 'function' ? children(base) : children}
      </FormProvider>
    </DialogForm>
  );
}
