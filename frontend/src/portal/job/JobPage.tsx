import { Link } from 'react-router-dom';
import { isApiError } from '../../api/request/errors';
import { useGetJobQuery } from '../../api/singleRecords';
import { buttonLook } from '../../ui/button/buttonLook';
import { DocumentTitle } from '../../ui/page/DocumentTitle';
import { DataView } from '../../ui/states/DataView';
import { EmptyState } from '../../ui/states/EmptyState';
import { useTranslation } from '../../ui/text/useTranslation';
import { JobDetail } from './JobDetail';
import { JobDetailSkeleton } from './JobDetailSkeleton';
import { JobHeader } from './JobHeader';
import { projectJob } from '../offline/projection';
import { useQueueState } from '../offline/queueContext';
import { PortalFrame } from '../shell/PortalFrame';
import { RefusedPhotos } from '../offline/photos/RefusedPhotos';
import { RefusedTaps } from '../offline/RefusedTaps';
import { useDriverJobs } from '../offline/useDriverJobs';
import { usePortalDriver, type PortalDriver } from '../shell/usePortalDriver';

interface JobPageProps {
  driverId: number | null;
  jobId: number;
  /** The id of the signed-in user. */
  userId: number;
}

/** Driver job detail (specification 2.17). */
export function JobPage({ driverId, jobId, userId }: JobPageProps) {
  const { t } = useTranslation('driver');
  const driver = usePortalDriver(driverId);
  const jobs = useDriverJobs(userId, driver.id);
  const query = useGetJobQuery({ id: jobId });
  const known = useQueueState();
  // The job was given to another driver, so this driver may no longer see the cached copy.
  const isMissing = isApiError(query.error) && query.error.status === 404;
  const job = isMissing ? undefined : (query.data ?? jobs.find(jobId));
  if (job) {
    const { asOf } = jobs;
    return <JobDetail job={projectJob(job, known)} driver={driver} userId={userId} asOf={asOf} />;
  }
  return (
    <PortalFrame
      header={<JobHeader back={driver.home} name={driver.name} userId={userId} />}
      asOf={jobs.asOf}
    >
      <RefusedTaps jobId={jobId} />
      <RefusedPhotos jobId={jobId} />
      {isMissing ? (
        <NotFound driver={driver} />
      ) : (
        <>
          <h1 className="type-h2">{t('card.title', { id: jobId })}</h1>
          <DataView query={query} skeleton={<JobDetailSkeleton />}>
            {() => null}
          </DataView>
        </>
      )}
    </PortalFrame>
  );
}

function NotFound({ driver }: { driver: PortalDriver }) {
  const { t } = useTranslation('driver');
  return (
    <>
      <DocumentTitle title={t('job.notFound')} />
      <EmptyState
        drawing="search"
        isPage
        text={t('job.notFound')}
        hint={t('job.notFoundHint')}
        action={
          <Link {...buttonLook({ variant: 'contained' })} to={driver.home}>
            {t('job.back')}
          </Link>
        }
      />
    </>
  );
}
