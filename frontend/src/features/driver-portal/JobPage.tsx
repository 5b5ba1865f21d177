import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { isApiError } from '../../api/errors';
import { useGetJobQuery } from '../../api/jobs';
import { DocumentTitle } from '../../components/DocumentTitle';
import { DataView } from '../../components/states/DataView';
import { EmptyState } from '../../components/states/EmptyState';
import { JobDetail } from './JobDetail';
import { JobDetailSkeleton } from './JobDetailSkeleton';
import { PortalFrame } from './PortalFrame';
import { PortalHeader } from './PortalHeader';
import { usePortalDriver, type PortalDriver } from './usePortalDriver';

interface JobPageProps {
  driverId: number | null;
  jobId: number;
  /** Who is signed in. */
  userId: number;
}

/** Driver job detail (specification 2.17). */
export function JobPage({ driverId, jobId, userId }: JobPageProps) {
  const driver = usePortalDriver(driverId);
  const query = useGetJobQuery({ id: jobId });
  const job = query.data;
  // Given to somebody else meanwhile: what is still in the cache is no longer theirs to see.
  const isMissing = isApiError(query.error) && query.error.status === 404;
  if (job && !isMissing) return <JobDetail job={job} driver={driver} userId={userId} />;
  return (
    <PortalFrame header={<PortalHeader back={driver.home} name={driver.name} />}>
      {isMissing ? (
        <NotFound driver={driver} />
      ) : (
        <DataView query={query} skeleton={<JobDetailSkeleton />}>
          {() => null}
        </DataView>
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
        text={t('job.notFound')}
        hint={t('job.notFoundHint')}
        action={
          <Button variant="contained" component={Link} to={driver.home}>
            {t('job.back')}
          </Button>
        }
      />
    </>
  );
}
