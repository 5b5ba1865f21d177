import { zodResolver } from '@hookform/resolvers/zod';
import {
  useListStatementMailsQuery,
  useSendStatementMailMutation,
} from '../../../api/invoicing/invoiceMails';
import { daysOf } from '../../../parts/invoices/periods';
import { useToday } from '../../../parts/job/useToday';
import { AddressFields } from '../../../parts/mail/AddressFields';
import { addressSchema, toAddressed } from '../../../parts/mail/addressForm';
import { useToast } from '../../../ui/over/toast/useToast';
import { NewRecordDialog } from '../../../ui/record/NewRecordDialog';
import { useFormat } from '../../../ui/text/useFormat';
import { useTranslation } from '../../../ui/text/useTranslation';

interface StatementMailProps {
  customer: { id: number; name: string };
  onClose: () => void;
}

/** Sends a customer the statement of the year to date. */
export function StatementMail({ customer: { id, name }, onClose }: StatementMailProps) {
  const { t } = useTranslation('invoiceMail');
  const format = useFormat();
  const toast = useToast();
  const today = useToday();
  const query = useListStatementMailsQuery({ id });
  const [send] = useSendStatementMailMutation();
  const mails = query.currentData;
  const to = mails?.to ?? null;
  const { from } = daysOf('thisYear', today);
  return (
    <NewRecordDialog
      texts={{
        ...{ title: t('statement.title', { customer: name }) },
        ...{ submit: t('submit'), busy: t('busy') },
      }}
      wait={{ query, isOver: mails !== undefined }}
      place={`statement-${id}`}
      resolver={zodResolver(addressSchema)}
      defaultValues={{ to: to ?? '', message: '' }}
      send={(values, once) => {
        const newStatementMail = { ...toAddressed(values), from, until: today };
        return send({ id, newStatementMail, ...once });
      }}
      onSent={(_mail, values) => {
        const addresses = format.list(toAddressed(values).to);
        toast.success(t('done', { addresses }), { about: name });
      }}
      onClose={onClose}
    >
      <p className="type-body">
        {mails?.canSend
          ? t('statement.what', { from: format.day(from), to: format.day(today) })
          : t('statement.noServer')}
      </p>
      <AddressFields isKnown={to !== null} />
    </NewRecordDialog>
  );
}
