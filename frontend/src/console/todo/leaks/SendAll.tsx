import { useState } from 'react';
import type { MoneyLeak } from '../../../api/generated/endpoints';
import { useListMoneyLeaksQuery } from '../../../api/invoicing/moneyLeaks';
import { DialogFrame } from '../../../ui/over/DialogFrame';
import { DialogWait } from '../../../ui/over/DialogWait';
import { useTranslation } from '../../../ui/text/useTranslation';
import { SendRun, useSending } from '../../../parts/run/SendRun';

/** The maximum for one run; the rest wait for the next run. */
const MOST = 500;

/** Sends the unsent invoices one by one to their customers. */
export function SendAll({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('invoiceMail');
  const query = useListMoneyLeaksQuery(
    { kind: 'not-sent', limit: MOST },
    { refetchOnMountOrArgChange: true },
  );
  const sending = useSending();
  // Sent invoices leave the list, so the run keeps its first list.
  const [unsent, setUnsent] = useState<readonly MoneyLeak[] | null>(null);
  if (unsent === null && query.currentData && !query.isFetching) setUnsent(query.currentData);
  const invoices = unsent?.flatMap(({ invoiceId, invoiceReference, customerName, customerEmail }) =>
    invoiceId === null
      ? []
      : { id: invoiceId, reference: invoiceReference, customerName, email: customerEmail },
  );
  return (
    <DialogFrame title={t('all.title')} onClose={onClose}>
      {invoices ? (
        <SendRun invoices={invoices} sending={sending} onClose={onClose} />
      ) : (
        <DialogWait query={query} rows={3} onClose={onClose} />
      )}
    </DialogFrame>
  );
}
