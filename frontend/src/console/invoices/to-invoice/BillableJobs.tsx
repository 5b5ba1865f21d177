import { useMemo, useState } from 'react';
import type { BillableJob } from '../../../api/invoicing/invoices';
import { JobLink } from '../../../parts/job/JobLink';
import { useMakeInvoice } from '../../../parts/invoices/useMakeInvoice';
import { Button } from '../../../ui/button/Button';
import { MoneyText } from '../../../ui/facts/MoneyText';
import { CheckBox } from '../../../ui/form/CheckBox';
import { useTexts } from '../../../ui/text/useTexts';
import './to-invoice.css';

interface BillableJobsProps {
  jobs: readonly BillableJob[];
  customerName: string;
}

/** Jobs of one customer, all selected at first, and the button that drafts their invoices. */
export function BillableJobs({ jobs, customerName }: BillableJobsProps) {
  const { t, format } = useTexts('toInvoice');
  const { make, isBusy } = useMakeInvoice('stay');
  // Stores the deselected jobs, so that jobs added later are selected.
  const [unwanted, setUnwanted] = useState<ReadonlySet<number>>(new Set());
  const chosen = useMemo(() => jobs.filter(({ jobId }) => !unwanted.has(jobId)), [jobs, unwanted]);
  const isOnEach = jobs[0]?.gathering === 'job' && chosen.length > 1;
  const setAll = (isOn: boolean) =>
    setUnwanted(new Set(isOn ? [] : jobs.map(({ jobId }) => jobId)));
  const toggle = (id: number, isOn: boolean) => {
    const next = new Set(unwanted);
    if (isOn) next.delete(id);
    else next.add(id);
    setUnwanted(next);
  };
  return (
    <div role="group" aria-label={t('jobsOf', { customer: customerName })}>
      <div className="billable-tools">
        <CheckBox
          label={t('chooseAll')}
          checked={chosen.length === jobs.length}
          onChange={setAll}
        />
        <span className="push" />
        <Button
          size="small"
          variant="contained"
          disabled={chosen.length === 0}
          aria-disabled={isBusy}
          onClick={() => void make(chosen.map(({ jobId }) => jobId))}
        >
          {t(isOnEach ? 'gather.start' : 'makeDraft', {
            count: chosen.length,
            shown: format.number(chosen.length),
          })}
        </Button>
      </div>
      <ul className="plain-list billable-jobs">
        {jobs.map((job) => (
          <li key={job.jobId}>
            <CheckBox
              label={t('choose', { job: job.jobReference })}
              isLabelSeen={false}
              checked={!unwanted.has(job.jobId)}
              onChange={(isOn) => toggle(job.jobId, isOn)}
            />
            <span className="billable-job">
              <JobLink
                job={{ id: job.jobId, jobId: job.jobReference }}
                panel={job.isCancelled ? 'cancelled' : 'details'}
              />
              <span className="small quiet breakable">
                {[
                  format.moment(job.completedAt, 'date'),
                  [job.pickupCity, job.dropoffCity].filter(Boolean).join(' → '),
                  t('units', { count: job.vehicleCount, shown: format.number(job.vehicleCount) }),
                  job.poNumber && t('po', { number: job.poNumber }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              {job.isCancelled ? (
                <span className="small quiet">{t('dryRun')}</span>
              ) : (
                !job.hasDriverReport && <span className="small quiet">{t('noReport')}</span>
              )}
            </span>
            <MoneyText amount={job.amount} fallback={t('noPrice')} />
          </li>
        ))}
      </ul>
    </div>
  );
}
