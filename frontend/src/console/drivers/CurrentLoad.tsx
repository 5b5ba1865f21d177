import { useListDriverActiveJobsQuery, useListDriverAssignedJobsQuery } from '../../api/driverJobs';
import { DataView } from '../../ui/states/DataView';
import { useTranslation } from '../../ui/text/useTranslation';
import { Section } from '../../ui/layout/Section';
import { DriverJob } from './DriverJob';
import './drivers.css';

/** Units on the truck, then assigned jobs with the next pickup first. */
export function CurrentLoad({ driverId }: { driverId: number }) {
  const { t } = useTranslation('drivers');
  const loaded = useListDriverActiveJobsQuery({ driverId });
  const assigned = useListDriverAssignedJobsQuery({ driverId });
  const query = {
    data: loaded.data && assigned.data ? [...loaded.data, ...assigned.data] : undefined,
    error: loaded.error ?? assigned.error,
    isLoading: loaded.isLoading || assigned.isLoading,
    refetch: () => {
      void loaded.refetch();
      void assigned.refetch();
    },
  };
  return (
    <Section className="driver-history" title={t('load.title')}>
      <DataView
        query={query}
        errorTitle={t('load.loadFailed')}
        skeleton={120}
        empty={<p className="type-small quiet">{t('load.empty')}</p>}
      >
        {(jobs) => (
          <ul aria-label={t('load.title')} className="card driver-history-list">
            {jobs.map((job) => (
              <DriverJob key={job.id} job={job} />
            ))}
          </ul>
        )}
      </DataView>
    </Section>
  );
}
