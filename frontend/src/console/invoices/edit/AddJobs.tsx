import { useListBillableJobsQuery, type BillableJob } from '../../../api/invoicing/invoices';
import { Button } from '../../../ui/button/Button';
import { MoneyText } from '../../../ui/facts/MoneyText';
import { useTexts } from '../../../ui/text/useTexts';
import './edit.css';

/** The maximum offered here; the view To Invoice lists all jobs of a customer. */
const OFFERED = 100;

interface AddJobsProps {
  customerId: number;
  /** Ids of the jobs already on the draft. */
  taken: readonly number[];
  onAdd: (job: BillableJob) => void;
}

/** The customer's other delivered jobs without an invoice; empty if there are none. */
export function AddJobs({ customerId, taken, onAdd }: AddJobsProps) {
  const { t, format } = useTexts('invoice');
  const { data = [] } = useListBillableJobsQuery({ customerId, limit: OFFERED });
  const offered = data.filter(({ jobId }) => !taken.includes(jobId));
  if (offered.length === 0) return null;
  return (
    <details className="edit-more">
      <summary>
        {t('edit.addJobs', { count: offered.length, shown: format.number(offered.length) })}
      </summary>
      <ul className="card plain-list edit-rows">
        {offered.map((job) => (
          <li key={job.jobId} className="edit-offer">
            <span className="push breakable">
              <span className="strong">{job.jobReference}</span>{' '}
              <span className="small quiet">
                {[
                  [job.pickupCity, job.dropoffCity].filter(Boolean).join(' → '),
                  format.moment(job.completedAt, 'date'),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <MoneyText amount={job.amount} fallback={t('edit.noPrice')} />
            <Button
              size="small"
              variant="outlined"
              color="secondary"
              aria-label={t('edit.addJob', { job: job.jobReference })}
              onClick={() => onAdd(job)}
            >
              {t('edit.add')}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
