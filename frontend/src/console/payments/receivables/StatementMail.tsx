import { zodResolver } from '@hookform/resolvers/zod';
import { FormProvider, useForm } from 'react-hook-form';
import {
  useListStatementMailsQuery,
  useSendStatementMailMutation,
  type StatementMails,
} from '../../../api/invoicing/invoiceMails';
import { idempotent } from '../../../api/request/requestHeaders';
import { daysOf } from '../../../parts/invoices/periods';
import { useToday } from '../../../parts/job/useToday';
import { AddressFields } from '../../../parts/mail/AddressFields';
import { addressSchema, toAddressed, type AddressValues } from '../../../parts/mail/addressForm';
import { useIntentKey } from '../../../ui/form/useIntentKey';
import { DialogForm } from '../../../ui/over/DialogForm';
import { DialogFrame } from '../../../ui/over/DialogFrame';
import { DialogWait } from '../../../ui/over/DialogWait';
import { useToast } from '../../../ui/over/toast/useToast';
import '../../../ui/text/type.css';
import { useErrorText } from '../../../ui/text/useErrorText';
import { useFormat } from '../../../ui/text/useFormat';
import { useTranslation } from '../../../ui/text/useTranslation';

interface StatementMailProps {
  customer: { id: number; name: string };
  onClose: () => void;
}

/** Sends a customer the statement of the year so far. */
export function StatementMail({ customer, onClose }: StatementMailProps) {
  const { t } = useTranslation('invoiceMail');
  const query = useListStatementMailsQuery({ id: customer.id });
  const mails = query.currentData;
  return (
    <DialogFrame title={t('statement.title', { customer: customer.name })} onClose={onClose}>
      {mails ? (
        <StatementForm {...{ customer, mails, onClose }} />
      ) : (
        <DialogWait query={query} rows={3} onClose={onClose} />
      )}
    </DialogFrame>
  );
}

function StatementForm({
  customer,
  mails,
  onClose,
}: StatementMailProps & { mails: StatementMails }) {
  const { t } = useTranslation(['invoiceMail', 'common']);
  const format = useFormat();
  const toast = useToast();
  const errorText = useErrorText();
  const intent = useIntentKey();
  const today = useToday();
  const [send, { isLoading }] = useSendStatementMailMutation();
  const form = useForm<AddressValues>({
    resolver: zodResolver(addressSchema),
    defaultValues: { to: mails.to ?? '', message: '' },
  });
  const { from } = daysOf('thisYear', today);
  const submit = form.handleSubmit(async (values) => {
    if (isLoading) return;
    const addressed = toAddressed(values);
    const newStatementMail = { ...addressed, from, until: today };
    const { error } = await send({
      ...{ id: customer.id, newStatementMail },
      ...idempotent(intent.read()),
    });
    if (error) {
      toast.error(intent.isSpentBy(error) ? t('common:mayExist') : errorText(error));
      return;
    }
    toast.success(t('done', { addresses: format.list(addressed.to) }), { about: customer.name });
    onClose();
  });
  return (
    <FormProvider {...form}>
      <DialogForm
        submitLabel={t('submit')}
        busyLabel={t('busy')}
        isBusy={isLoading}
        isDirty={form.formState.isDirty}
        onSubmit={() => void submit()}
        onClose={onClose}
      >
        <p className="type-body">
          {mails.canSend
            ? t('statement.what', { from: format.day(from), to: format.day(today) })
            : t('statement.noServer')}
        </p>
        <AddressFields isKnown={mails.to !== null} />
      </DialogForm>
    </FormProvider>
  );
}
