import { useMemo } from 'react';
import { useCancelledJobPagesInfiniteQuery, type CancelledJob } from '../../api/jobs/jobs';
import { useSession } from '../../api/accounts/session';
import { useJobColumns } from '../../parts/job/jobColumns';
import { JobLink } from '../../parts/job/JobLink';
import { JobView } from '../../parts/job/JobView';
import { MoneyText } from '../../ui/facts/MoneyText';
import { useSearchText } from '../../ui/list/filter/useSearchText';
import { LayoutToggle } from '../../ui/list/LayoutToggle';
import type { RecordColumn } from '../../ui/list/recordColumn';
import { CutText } from '../../ui/text/CutText';
import { useTexts } from '../../ui/text/useTexts';
import { useTranslation } from '../../ui/text/useTranslation';
import { urlText, useUrlState } from '../../ui/url/urlState';
import { ShownChoice } from './ShownChoice';
import { RouteCell } from '../../parts/job/RouteCell';
import { UnitsCell } from '../../parts/job/UnitsCell';
import { ToneChip } from '../../ui/facts/ToneChip';
import { RecordCard } from '../../ui/list/RecordCard';

const FIELDS = { q: urlText() };

/** Cancelled jobs with their reasons, last cancelled first; the job details can reinstate them. */
export function CancelledJobs() {
  const { t } = useTranslation('completed');
  const [{ q: typed }, change] = useUrlState(FIELDS);
  const q = useSearchText(typed);
  const text = t('cancelled.empty');
  return (
    <JobView
      title={t('cancelled.title')}
      action={<LayoutToggle />}
      search={{
        label: t('cancelled.search'),
        value: typed,
        onChange: (wanted) => change({ q: wanted }),
      }}
      filters={<ShownChoice />}
      filtered={q !== undefined && { text, hint: t('empty.noMatches') }}
      nothing={{ text, hint: t('cancelled.hint') }}
      query={useCancelledJobPagesInfiniteQuery({ ...(q !== undefined && { q }) })}
      lines={6}
      label={t('cancelled.label')}
      columns={useCancelledColumns()}
      renderCard={(job) => <CancelledCard job={job} />}
    />
  );
}

function useCancelledColumns(): RecordColumn<CancelledJob>[] {
  const { t, format } = useTexts(['completed', 'jobs']);
  const columns = useJobColumns();
  const { may } = useSession();
  const seesPrices = may('prices:read');
  return useMemo(() => {
    const { vehicle, customer, route } = columns;
    return [
      { ...columns.job, cell: (job) => <JobLink job={job} panel="cancelled" /> },
      vehicle,
      customer,
      route,
      {
        id: 'reason',
        header: t('cancelled.columns.reason'),
        cell: ({ cancellation }) => (
          <CutText value={t(`jobs:cancelled.reasons.${cancellation.reason}`)} onTwoLines />
        ),
      },
      {
        id: 'when',
        header: t('cancelled.columns.when'),
        cell: ({ cancellation: { cancelledBy, cancelledAt } }) => (
          <span className="two-lines">
            <span className="one-line">{format.moment(cancelledAt, 'date')}</span>
            <CutText value={cancelledBy} className="quiet" />
          </span>
        ),
      },
      ...(seesPrices
        ? [
            {
              id: 'charge',
              header: t('cancelled.columns.charge'),
              width: '7.5rem',
              align: 'right' as const,
              cell: ({ cancellation }: CancelledJob) => (
                <MoneyText amount={cancellation.dryRunCharge} />
              ),
            },
          ]
        : []),
    ];
  }, [columns, format, seesPrices, t]);
}

/** A cancelled job with its reason and the amount due. */
function CancelledCard({ job }: { job: CancelledJob }) {
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
