import { useSession } from '../../api/accounts/session';
import { useRouteIds } from '../../parts/navigation/useRouteIds';
import { useTranslation } from '../../ui/text/useTranslation';
import { PortalFrame } from '../shell/PortalFrame';
import { usePortalDriver } from '../shell/usePortalDriver';
import { JobDetailSkeleton } from './JobDetailSkeleton';
import { JobHeader } from './JobHeader';

/** Shown until the page of a job is loaded. Without a signal that takes long, so it has the way back. */
export function WaitingJob() {
  const { t } = useTranslation('driver');
  const { user } = useSession();
  const { driverId, jobId } = useRouteIds();
  const driver = usePortalDriver(driverId);
  if (user === null) return null;
  return (
    <PortalFrame header={<JobHeader back={driver.home} name={driver.name} userId={user.id} />}>
      <h1 className="type-h2">{t('card.title', { id: jobId })}</h1>
      <div aria-busy="true">
        <JobDetailSkeleton />
      </div>
    </PortalFrame>
  );
}
