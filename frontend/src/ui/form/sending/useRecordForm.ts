import { type DefaultValues, type FieldValues, type Resolver, useForm } from 'react-hook-form';
import { useToast } from '../../over/toast/useToast';
import { useErrorText } from '../../text/useErrorText';
import { showServerProblems } from './serverProblems';
import { useKeptWork } from './useKeptWork';
import { useRebasedForm } from './useRebasedForm';

export interface RecordForm<Values extends FieldValues, Item, Saved> {
  record: Item;
  /** Form and record, such as `customer-7`: the storage key of the input in this tab; null disables storing. */
  place: string | null;
  resolver: Resolver<Values>;
  toValues: (record: Item) => Values;
  /** `base` is the record whose version the save uses. */
  save: (values: Values, base: Item) => Promise<{ data?: Saved; error?: unknown }>;
  onSaved: (saved: Saved) => void;
  /** Reports a refusal; by default with the server's message. */
  onRefused?: (error: unknown) => void;
}

/** A form on a record that others may change. Errors appear at their fields, and the input always stays. */
export function useRecordForm<Values extends FieldValues, Item, Saved>({
  record,
  place,
  resolver,
  toValues,
  save,
  onSaved,
  onRefused,
}: RecordForm<Values, Item, Saved>) {
  const toast = useToast();
  const errorText = useErrorText();
  // The values are complete default values; the library's type cannot express that generically.
  const defaultValues = toValues(record) as DefaultValues<Values>;
  const form = useForm<Values>({ resolver, defaultValues });
  const { base, theirs, rebase, restore, settle, advance } = useRebasedForm(form, record, toValues);
  const kept = useKeptWork({ form, place, before: toValues(base), restoreFields: restore });
  const { isSubmitting, isDirty } = form.formState;
  const send = form.handleSubmit(async (values) => {
    const { data, error } = await save(values, base);
    if (error === undefined) {
      onSaved(data as Saved); // without an error there is an answer
      kept.release();
      return;
    }
    if (rebase(error)) return;
    if (onRefused) onRefused(error);
    else toast.error(errorText(error));
    showServerProblems(error, values, form.setError);
  });
  const onSubmit = () => {
    if (!isSubmitting) void send();
  };
  const sending = { isBusy: isSubmitting, isDirty, onSubmit, kept };
  return { form, base, theirs, settle, advance, sending };
}
