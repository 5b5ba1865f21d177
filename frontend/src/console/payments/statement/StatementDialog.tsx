import { zodResolver } from '@hookform/resolvers/zod';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { FormProvider, useForm } from 'react-hook-form';
import { useGetCustomerQuery } from '../../../api/customers';
import {
  useListStatementMailsQuery,
  useSendStatementMailMutation,
} from '../../../api/invoicing/invoiceMails';
import { useToday } from '../../../parts/job/useToday';
import { AddressFields } from '../../../parts/mail/AddressFields';
import { toAddressed } from '../../../parts/mail/addressForm';
import { useStatementDialog } from '../../../parts/navigation/statementAddress';
import { Button } from '../../../ui/button/Button';
import { DialogBody } from '../../../ui/over/DialogBody';
import { DialogButtons } from '../../../ui/over/DialogButtons';
import { DialogFrame } from '../../../ui/over/DialogFrame';
import { DialogWait } from '../../../ui/over/DialogWait';
import { NewRecordForm } from '../../../ui/record/NewRecordDialog';
import { useTexts } from '../../../ui/text/useTexts';
import { useTranslation } from '../../../ui/text/useTranslation';
import { statementSchema, usualDays, type StatementValues } from './statementForm';
import { StatementPeriod } from './StatementPeriod';

/** Downloads or sends the statement of the customer in the address, for any period. */
export function StatementDialog() {
  const { t } = useTranslation('payments');
  const { customerId, close } = useStatementDialog();
  const asked = customerId === null ? skipToken : { id: customerId };
  const customerQuery = useGetCustomerQuery(asked);
  const mailsQuery = useListStatementMailsQuery(asked);
  const customer = customerQuery.currentData;
  const mails = mailsQuery.currentData;
  const isThere = customer !== undefined && mails !== undefined;
  return (
    <DialogFrame
      title={customer ? t('statementOf', { customer: customer.name }) : t('statement')}
      onClose={close}
    >
      {!isThere && (
        <DialogWait
          query={customerQuery.error === undefined ? mailsQuery : customerQuery}
          rows={4}
          onClose={close}
        />
      )}
      {isThere && mails.canSend && (
        <SendStatement {...{ customer, to: mails.to }} onClose={close} />
      )}
      {isThere && !mails.canSend && <ReadStatement customerId={customer.id} onClose={close} />}
    </DialogFrame>
  );
}

interface SendStatementProps {
  customer: { id: number; name: string };
  /** The customer's address for statements; null if unknown. */
  to: string | null;
  onClose: () => void;
}

function SendStatement({ customer: { id, name }, to, onClose }: SendStatementProps) {
  const { t, format } = useTexts(['payments', 'invoiceMail']);
  const today = useToday();
  const [send] = useSendStatementMailMutation();
  return (
    <NewRecordForm<StatementValues, unknown>
      texts={{ submit: t('statementDialog.send'), busy: t('invoiceMail:busy') }}
      place={`statement-${id}`}
      resolver={zodResolver(statementSchema)}
      defaultValues={{ to: to ?? '', message: '', ...usualDays(today) }}
      send={(values, once) => {
        const { from, until } = values;
        const newStatementMail = { ...toAddressed(values), from, until };
        return send({ id, newStatementMail, ...once });
      }}
      done={(_mail, values) => {
        const addresses = format.list(toAddressed(values).to);
        return { text: t('invoiceMail:done', { addresses }), about: name };
      }}
      onClose={onClose}
    >
      <StatementPeriod customerId={id} />
      <AddressFields isKnown={to !== null} />
    </NewRecordForm>
  );
}

/** Without an e-mail server the statement can only be downloaded. */
function ReadStatement({ customerId, onClose }: { customerId: number; onClose: () => void }) {
  const { t } = useTranslation(['payments', 'invoiceMail', 'common']);
  const today = useToday();
  const form = useForm<StatementValues>({
    mode: 'onChange',
    resolver: zodResolver(statementSchema),
    defaultValues: { to: '', message: '', ...usualDays(today) },
  });
  return (
    <FormProvider {...form}>
      <DialogBody className="stack">
        <StatementPeriod customerId={customerId} />
        <p className="type-body">{t('invoiceMail:statement.noServer')}</p>
      </DialogBody>
      <DialogButtons>
        <Button color="secondary" onClick={onClose}>
          {t('common:actions.close')}
        </Button>
      </DialogButtons>
    </FormProvider>
  );
}
