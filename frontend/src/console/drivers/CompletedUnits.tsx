import './drivers.css';
import { useDriverCompletedJobPagesInfiniteQuery } from '../../api/driverJobs';
import { recordsOf, totalOf } from '../../api/cache/pages';
import { ExportButton } from '../../parts/job/ExportButton';
import { DataView } from '../../ui/states/DataView';
import { EmptyState } from '../../ui/states/EmptyState';
import { MoreButton } from '../../ui/states/MoreButton';
import { useTexts } from '../../ui/text/useTexts';
import { Section } from '../../ui/layout/Section';
import { DriverJob } from './DriverJob';

/** Units that a driver delivered, grouped by job, latest first. */
export function CompletedUnits({ driverId }: { driverId: number }) {
  const { t, format } = useTexts('drivers');
  const query = useDriverCompletedJobPagesInfiniteQuery({ driverId });
  const total = totalOf(query.data);
  return (
    <Section
      className="driver-history"
      title={t('history.title')}
      beside={
        <>
          <p className="type-small quiet">
            {Boolean(total) && t('jobs', { count: total, shown: format.number(total ?? 0) })}
          </p>
          <ExportButton filters={{ driverId, status: 'delivered' }} />
        </>
      }
    >
      <DataView
        query={query}
        errorTitle={t('history.loadFailed')}
        skeleton={240}
        isEmpty={(loaded) => totalOf(loaded) === 0}
        empty={<EmptyState text={t('history.empty')} />}
      >
        {(loaded) => (
          <ul aria-label={t('history.title')} className="card driver-history-list">
            {recordsOf(loaded).map((job) => (
              <DriverJob key={job.id} job={job} />
            ))}
          </ul>
        )}
      </DataView>
      <MoreButton query={query} />
    </Section>
  );
}
