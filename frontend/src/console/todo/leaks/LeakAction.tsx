import type { MoneyLeak } from '@dispatch/domain/invoices/money-leaks';
import { useSession } from '../../../api/accounts/session';
import type { LeakRow } from '../../../api/invoicing/moneyLeaks';
import { InvoiceJobButton } from '../../../parts/invoices/InvoiceJobButton';
import { useOpenInvoice } from '../../../parts/navigation/invoicePanel';
import { useOpenJobPanel } from '../../../parts/navigation/jobPanel';
import { Button } from '../../../ui/button/Button';
import { useTranslation } from '../../../ui/text/useTranslation';

type Act = 'invoice' | 'price' | 'openJob' | 'send' | 'openInvoice' | 'credit' | 'remind';

const ACTS: Readonly<Record<MoneyLeak, Act>> = {
  'not-invoiced': 'invoice',
  'no-price': 'price',
  'no-report': 'openJob',
  'charge-not-invoiced': 'invoice',
  'reported-not-charged': 'openJob',
  'price-differs': 'openInvoice',
  'not-sent': 'send',
  'not-delivered-mail': 'openInvoice',
  overdue: 'remind',
};

/** The action that fixes the problem, or a link to where it can be fixed. */
export function LeakAction({ leak }: { leak: LeakRow }) {
  const { t } = useTranslation('moneyLeaks');
  const openJob = useOpenJobPanel();
  const openInvoice = useOpenInvoice();
  const { may } = useSession();
  const { kind, jobId, invoiceId, customerId, amount } = leak;
  const actOf = (): Act => {
    // Without the permission to edit jobs, the price is set on the draft.
    if (kind === 'no-price' && !may('jobs:manage')) return 'invoice';
    return kind === 'price-differs' && (amount ?? 0) < 0 ? 'credit' : ACTS[kind];
  };
  const act = actOf();
  const isOfJob = act === 'invoice' || act === 'price' || act === 'openJob';
  const reference = (isOfJob ? leak.jobReference : leak.invoiceReference) ?? '';
  if (act === 'invoice')
    return jobId === null ? null : (
      <InvoiceJobButton job={{ id: jobId, jobId: reference, customerId }} />
    );
  const handlePress = () => {
    if (act === 'price' || act === 'openJob') {
      if (jobId !== null) openJob(jobId, act === 'price' ? 'edit' : 'details');
    } else if (invoiceId !== null) openInvoice(invoiceId, act === 'openInvoice' ? 'details' : act);
  };
  return (
    <Button
      size="small"
      variant="outlined"
      color="secondary"
      aria-label={t(`acts.${act}Of`, { reference })}
      onClick={handlePress}
    >
      {t(`acts.${act}`)}
    </Button>
  );
}
