import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Invoice, InvoiceProblem } from '../../../api/invoicing/invoices';
import { viewHref } from '../../../parts/navigation/consoleViews';
import { OPENED_HERE, useJobPanelHref } from '../../../parts/navigation/jobPanel';
import { Button } from '../../../ui/button/Button';
import { useTexts } from '../../../ui/text/useTexts';
import './invoice.css';

/** A key must not end like a plural form of i18next. */
const wordsOf = (code: InvoiceProblem['code']) => (code === 'below_zero' ? 'negative' : code);

interface DraftProblemsProps {
  invoice: Invoice;
  onEdit: () => void;
}

/** The problems that block issuing, each with a link to its fix. */
export function DraftProblems({ invoice, onEdit }: DraftProblemsProps) {
  const { t, format } = useTexts('invoice');
  const jobHref = useJobPanelHref();
  const { problemList, customerId } = invoice;
  const ways: Readonly<Record<InvoiceProblem['code'], 'edit' | 'job' | 'customer' | 'company'>> = {
    nothing_billed: 'edit',
    no_price: 'edit',
    no_delivered_price: 'edit',
    no_origin: 'edit',
    no_destination: 'edit',
    po_missing: 'edit',
    address_missing: 'customer',
    gst_number_missing: 'company',
    qst_number_missing: 'company',
    not_delivered: 'job',
    too_large: 'edit',
    below_zero: 'edit',
    other_customer: 'edit',
  };
  const linkTo = (href: string, label: string, state?: unknown): ReactNode => (
    <Link to={href} state={state} className="link one-line">
      {label}
    </Link>
  );
  const wayOf = ({ code, jobId, jobReference }: InvoiceProblem): ReactNode => {
    const way = ways[code];
    if (way === 'company') return linkTo(viewHref('company'), t('mend.company'));
    if (way === 'customer')
      return linkTo(viewHref('customers', { customer: customerId }), t('mend.customer'));
    if (way === 'job' && jobId !== null)
      return linkTo(
        jobHref(jobId, 'edit'),
        t('mend.job', { job: jobReference ?? '' }),
        OPENED_HERE,
      );
    return (
      <Button size="small" variant="outlined" color="secondary" onClick={onEdit}>
        {t('mend.edit')}
      </Button>
    );
  };
  return (
    <Alert severity="warning" role="note">
      <AlertTitle>
        {t('problems.title', {
          count: problemList.length,
          shown: format.number(problemList.length),
        })}
      </AlertTitle>
      <ul className="plain-list stack gap-8 invoice-problems">
        {problemList.map((problem) => (
          <li key={`${problem.code} ${String(problem.jobId)}`}>
            <span className="push">
              {t(`problems.${wordsOf(problem.code)}`, { job: problem.jobReference ?? '' })}
            </span>
            {wayOf(problem)}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
