import type { Job } from '../../api/jobs/jobs';
import { Button } from '../../ui/button/Button';
import { useTranslation } from '../../ui/text/useTranslation';
import { useMakeInvoice } from './useMakeInvoice';

/**
 * Creates a draft invoice of one delivered job and opens it; empty for a job without a customer.
 */
export function InvoiceJobButton({ job }: { job: Pick<Job, 'id' | 'jobId' | 'customerId'> }) {
  const { t } = useTranslation('invoices');
  const { make, isBusy } = useMakeInvoice();
  if (job.customerId === null) return null;
  return (
    <Button
      isMinor
      aria-label={t('invoiceJob', { job: job.jobId })}
      aria-disabled={isBusy}
      onClick={() => void make([job.id])}
    >
      {t('invoiceThis')}
    </Button>
  );
}
