import type { LeakRow } from '../../../api/invoicing/moneyLeaks';
import { InvoiceLink } from '../../../parts/invoices/InvoiceLink';
import { JobLink } from '../../../parts/job/JobLink';

/** Opens the job, or else the invoice, at risk. */
export function LeakLink({ leak }: { leak: LeakRow }) {
  const { jobId, jobReference, invoiceId, invoiceReference } = leak;
  if (jobId !== null) return <JobLink job={{ id: jobId, jobId: jobReference ?? String(jobId) }} />;
  if (invoiceId === null) return null;
  return <InvoiceLink invoice={{ id: invoiceId, reference: invoiceReference }} />;
}
