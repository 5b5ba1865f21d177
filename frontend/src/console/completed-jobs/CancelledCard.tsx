import type { CancelledJob } from '../../api/jobs/jobs';
import { JobLink } from '../../parts/job/JobLink';
import { RouteCell } from '../../parts/job/RouteCell';
import { UnitsCell } from '../../parts/job/UnitsCell';
import { MoneyText } from '../../ui/facts/MoneyText';
import { ToneChip } from '../../ui/facts/ToneChip';
import { RecordCard } from '../../ui/list/RecordCard';
import { CutText } from '../../ui/text/CutText';
import { useTexts } from '../../ui/text/useTexts';

/** A cancelled job with its reason and the amount due. */
export function CancelledCard({ job }: { job: CancelledJob }) {
  const { t, format } = useTexts(['completed', 'jobs']);
  const { reason, cancelledBy, cancelledAt, dryRunCharge } = job.cancellation;
  return (
    <RecordCard label={job.jobId}>
      <div className="record-card-head">
        <JobLink job={job} panel="cancelled" stretched />
        <span className="push" />
        <ToneChip tone="gray" label={t('jobs:cancelled.chip')} />
      </div>
      <CutText value={job.customer?.name} fallback={t('jobs:customer.none')} className="strong" />
      <RouteCell job={job} />
      <UnitsCell job={job} />
      <div className="small">{t(`jobs:cancelled.reasons.${reason}`)}</div>
      <div className="line line-baseline small quiet">
        <CutText
          value={t('cancelled.by', { name: cancelledBy, date: format.moment(cancelledAt, 'date') })}
        />
        <span className="push" />
        {dryRunCharge != null && (
          <span className="ink" title={t('cancelled.charge')}>
            <MoneyText amount={dryRunCharge} />
          </span>
        )}
      </div>
    </RecordCard>
  );
}
