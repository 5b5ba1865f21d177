import { DRIVER_GROUPS, type DriverGroup } from '@dispatch/domain/jobs/job-status';
import { Link } from 'react-router-dom';
import { buttonLook } from '../../ui/button/buttonLook';
import { DocumentTitle } from '../../ui/page/DocumentTitle';
import { ErrorState } from '../../ui/states/ErrorState';
import { Skeleton } from '../../ui/states/Skeleton';
import { urlChoice, useUrlState } from '../../ui/url/urlState';
import { useTranslation } from '../../ui/text/useTranslation';
import { DashboardHeader } from './DashboardHeader';
import { GroupTiles } from './GroupTiles';
import { JobGroup } from './JobGroup';
import { PortalFrame } from '../shell/PortalFrame';
import { RefusedPhotos } from '../offline/photos/RefusedPhotos';
import { RefusedTaps } from '../offline/RefusedTaps';
import { useDriverJobs, type DriverJobGroup } from '../offline/useDriverJobs';
import { usePortalDriver } from '../shell/usePortalDriver';

const URL_FIELDS = { jobs: urlChoice<DriverGroup>(DRIVER_GROUPS, 'assigned') };

interface DashboardPageProps {
  driverId: number | null;
  /** The id of the signed-in user. */
  userId: number;
}

/** Driver dashboard (specification 2.16). */
export function DashboardPage({ driverId, userId }: DashboardPageProps) {
  const { t } = useTranslation('driver');
  const driver = usePortalDriver(driverId);
  const { groups, asOf } = useDriverJobs(userId, driver.id);
  const [{ jobs: selected }, setUrl] = useUrlState(URL_FIELDS);
  const counts = {
    assigned: countOf(groups.assigned),
    active: countOf(groups.active),
    completed: countOf(groups.completed),
  };

  return (
    <PortalFrame
      header={<DashboardHeader driver={driver} userId={userId} />}
      asOf={asOf}
      hasSettings
    >
      <DocumentTitle title={t('title')} />
      <RefusedTaps />
      <RefusedPhotos />
      {driver.error !== undefined ? (
        <ErrorState error={driver.error} onRetry={driver.refetch} />
      ) : (
        <>
          <Greeting name={driver.name} assigned={counts.assigned} active={counts.active} />
          <GroupTiles
            counts={counts}
            selected={selected}
            onSelect={(group) => setUrl({ jobs: group })}
          />
          <JobGroup group={selected} jobs={groups[selected]} jobPath={driver.jobPath} />
          {!driver.isOwn && (
            <Link {...buttonLook({ variant: 'outlined', color: 'secondary' })} to="/">
              {t('picker.back')}
            </Link>
          )}
        </>
      )}
    </PortalFrame>
  );
}

/** Undefined while loading; null if it could not be loaded. */
function countOf({ count, error }: DriverJobGroup): number | null | undefined {
  return count ?? (error === undefined ? undefined : null);
}

interface GreetingProps {
  name: string | null;
  assigned: number | null | undefined;
  active: number | null | undefined;
}

function Greeting({ name, assigned, active }: GreetingProps) {
  const { t } = useTranslation('driver');
  const firstName = name?.trim().split(/\s+/)[0];
  const isWaiting = assigned === undefined || active === undefined;
  const isKnown = typeof assigned === 'number' && typeof active === 'number';
  return (
    <div data-kept-free>
      <h2 className="type-h2 breakable">
        {firstName ? t('greeting', { name: firstName }) : <Skeleton width="50%" />}
      </h2>
      <p className="type-body" role="status">
        {isKnown && t('activeJobs', { count: assigned + active })}
        {isWaiting && <Skeleton width="70%" />}
      </p>
    </div>
  );
}
