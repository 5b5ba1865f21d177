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
import { useFormat } from '../../ui/text/useFormat';
import { useTranslation } from '../../ui/text/useTranslation';
import { urlText, useUrlState } from '../../ui/url/urlState';
import { CancelledCard } from './CancelledCard';
import { ShownChoice } from './ShownChoice';

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
  const { t } = useTranslation(['completed', 'jobs']);
  const format = useFormat();
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
          <CutText
            value={t('cancelled.by', {
              name: cancelledBy,
              date: format.moment(cancelledAt, 'date'),
            })}
            onTwoLines
          />
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
