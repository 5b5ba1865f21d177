import { useListInvoicesQuery } from '../../../api/invoicing/invoices';
import type { Job } from '../../../api/jobs/jobs';
import { InvoiceShortList } from '../../../parts/invoices/InvoiceShortList';
import { useMakeInvoice } from '../../../parts/invoices/useMakeInvoice';
import { Button } from '../../../ui/button/Button';
import { DataView } from '../../../ui/states/DataView';
import { useTranslation } from '../../../ui/text/useTranslation';
import { Section } from '../../../ui/layout/Section';

/** A job has few invoices: one, its credit notes and a replacement. */
const MOST = 50;

/** The invoices of a delivered job and the action to draft one; hidden before delivery. */
export function JobInvoices({ job }: { job: Job }) {
  const { t } = useTranslation('invoices');
  if (job.status !== 'delivered') return null;
  return (
    <Section title={t('title')} beside={job.customerId !== null && <MakeInvoice job={job} />}>
      <InvoicesOf job={job} />
    </Section>
  );
}

function MakeInvoice({ job }: { job: Job }) {
  const { t } = useTranslation('invoices');
  const { make, isBusy } = useMakeInvoice();
  return (
    <Button isMinor aria-disabled={isBusy} onClick={() => void make([job.id])}>
      {t('makeInvoice')}
    </Button>
  );
}

function InvoicesOf({ job }: { job: Job }) {
  const { t } = useTranslation('invoices');
  const query = useListInvoicesQuery({ jobId: job.id, limit: MOST });
  return (
    <DataView
      query={query}
      errorTitle={t('loadFailed')}
      skeleton={40}
      empty={<p className="type-body quiet">{t('noneOfJob')}</p>}
    >
      {(invoices) => <InvoiceShortList invoices={invoices} label={t('title')} />}
    </DataView>
  );
}
