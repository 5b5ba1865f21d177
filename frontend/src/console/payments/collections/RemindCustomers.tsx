import { useState } from 'react';
import { useListInvoicesQuery, type InvoiceSummary } from '../../../api/invoicing/invoices';
import { useSendInvoiceMailMutation } from '../../../api/invoicing/invoiceMails';
import { DialogFrame } from '../../../ui/over/DialogFrame';
import { DialogWait } from '../../../ui/over/DialogWait';
import { useFormat } from '../../../ui/text/useFormat';
import { useTranslation } from '../../../ui/text/useTranslation';
import type { ReceivableRow } from '../receivables/aging';
import { MailRun } from './MailRun';

/** The maximum for one run. */
const MOST = 500;

interface RemindCustomersProps {
  receivables: readonly ReceivableRow[];
  onClose: () => void;
}

/** Sends a reminder for each overdue invoice of these customers. */
export function RemindCustomers({ receivables, onClose }: RemindCustomersProps) {
  const { t } = useTranslation('collections');
  const format = useFormat();
  const [send] = useSendInvoiceMailMutation();
  const query = useListInvoicesQuery(
    { status: 'overdue', sort: 'due', limit: MOST },
    { refetchOnMountOrArgChange: true },
  );
  // The run keeps its first list, although payments may arrive.
  const [overdue, setOverdue] = useState<readonly InvoiceSummary[] | null>(null);
  if (overdue === null && query.currentData && !query.isFetching) setOverdue(query.currentData);
  const byId = new Map(receivables.map((row) => [row.id, row]));
  const invoices = overdue?.filter(({ customerId }) => byId.has(customerId));
  return (
    <DialogFrame title={t('reminders.open')} onClose={onClose}>
      {invoices ? (
        <MailRun
          kind="reminders"
          mails={invoices.map(({ id, reference, customerId, customerName, balance }) => ({
            id,
            name: [reference, customerName, format.money(balance)].join(' · '),
            to: byId.get(customerId)?.email ?? null,
          }))}
          send={(id, once) => send({ id, newInvoiceMail: { kind: 'reminder' }, ...once })}
          onClose={onClose}
        />
      ) : (
        <DialogWait query={query} rows={3} onClose={onClose} />
      )}
    </DialogFrame>
  );
}
