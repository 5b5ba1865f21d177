import { type DefaultValues, type FieldValues, type Resolver, useForm } from 'react-hook-form';
import { idempotent } from '../../../api/request/requestHeaders';
import { useReleaseDialog } from '../../over/dismissGuard';
import { useToast } from '../../over/toast/useToast';
import { useErrorText } from '../../text/useErrorText';
import { useTranslation } from '../../text/useTranslation';
import { showServerProblems } from './serverProblems';
import { useKeptWork } from './useKeptWork';
import { useIntentKey } from './useIntentKey';

export interface SendForm<Values extends FieldValues, Sent> {
  /** Form and subject, such as `charge-of-7`: the storage key of the input in this tab; null disables storing. */
  place: string | null;
  resolver: Resolver<Values>;
  defaultValues: Values;
  /** `once` are headers with the Idempotency-Key, which prevents duplicates on a retry. */
  send: (
    values: Values,
    once: ReturnType<typeof idempotent>,
  ) => Promise<{ data?: Sent; error?: unknown }>;
  onSent: (sent: Sent, values: Values) => void;
  /** Reports a refusal; by default with the server's message. */
  onRefused?: (error: unknown) => void;
}

/** A form for a new record. Errors appear at their fields, and the input stays. */
export function useSendForm<Values extends FieldValues, Sent>({
  place,
  resolver,
  defaultValues,
  send,
  onSent,
  onRefused,
}: SendForm<Values, Sent>) {
  const { t } = useTranslation();
  const toast = useToast();
  const errorText = useErrorText();
  const intent = useIntentKey();
  const releaseDialog = useReleaseDialog();
  const form = useForm<Values>({
    resolver,
    // The values are complete default values; the library's type cannot express that generically.
    defaultValues: defaultValues as DefaultValues<Values>,
  });
  const kept = useKeptWork({ form, place, before: defaultValues, intent });
  const { isSubmitting, isDirty } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    const once = idempotent(intent.read());
    kept.keep();
    const { data, error } = await send(values, once);
    if (error === undefined) {
      releaseDialog();
      onSent(data as Sent, values); // without an error there is an answer
      kept.release();
      return;
    }
    if (intent.isSpentBy(error)) toast.error(t('mayExist'));
    else if (onRefused) onRefused(error);
    else toast.error(errorText(error));
    showServerProblems(error, values, form.setError);
  });
  const onSubmit = () => {
    if (!isSubmitting) void submit();
  };
  return { form, sending: { isBusy: isSubmitting, isDirty, onSubmit, kept } };
}
