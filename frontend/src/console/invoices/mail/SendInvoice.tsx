import { skipToken } from '@reduxjs/toolkit/query/react';
import { useListInvoiceMailsQuery } from '../../../api/invoicing/invoiceMails';
import { useGetInvoiceQuery } from '../../../api/invoicing/invoices';
import { useInvoicePanel } from '../../../parts/navigation/invoicePanel';
import { DialogFrame } from '../../../ui/over/DialogFrame';
import { DialogWait } from '../../../ui/over/DialogWait';
import { useTranslation } from '../../../ui/text/useTranslation';
import { CannotSend } from './CannotSend';
import { SendForm } from './SendForm';

/** Sends the invoice in the address, or a reminder. */
export function SendInvoice() {
  const { t } = useTranslation('invoiceMail');
  const { invoiceId, act, leave } = useInvoicePanel();
  const asked = invoiceId === null ? skipToken : { id: invoiceId };
  const invoiceQuery = useGetInvoiceQuery(asked);
  const mailsQuery = useListInvoiceMailsQuery(asked);
  const invoice = invoiceQuery.currentData;
  const mails = mailsQuery.currentData;
  const kind = act === 'remind' ? 'reminder' : 'invoice';
  return (
    <DialogFrame
      title={
        invoice?.reference
          ? t(`titleOf.${kind}`, { reference: invoice.reference })
          : t(`title.${kind}`)
      }
      onClose={leave}
    >
      {!invoice || !mails ? (
        <DialogWait
          query={invoiceQuery.error === undefined ? mailsQuery : invoiceQuery}
          rows={3}
          onClose={leave}
        />
      ) : mails.canSend ? (
        <SendForm {...{ invoice, kind, to: mails.to }} onClose={leave} />
      ) : (
        <CannotSend {...{ invoice, mails }} onClose={leave} />
      )}
    </DialogFrame>
  );
}
