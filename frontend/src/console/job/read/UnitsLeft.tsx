import Alert from '@mui/material/Alert';
import { jobReference } from '@dispatch/domain/jobs/job-reference';
import type { Job } from '../../../api/jobs/jobs';
import { useSession } from '../../../api/accounts/session';
import { JobLink } from '../../../parts/job/JobLink';
import { unitsLeft } from '../../../parts/job/unitsLeft';
import { Button } from '../../../ui/button/Button';
import { useTranslation } from '../../../ui/text/useTranslation';
import { useCarryOn } from '../units/useCarryOn';
import { ALERT_THAT_WRAPS } from './alertThatWraps';

/** The units left behind, at the top of the job, with an action to rebook them or a link to their new job. */
export function UnitsLeft({ job }: { job: Job }) {
  const { t } = useTranslation('jobDetails');
  const { may } = useSession();
  const { carryOn, isBusy } = useCarryOn();
  const left = unitsLeft(job);
  const isOpen = left.some(({ leftBehind }) => !leftBehind?.carriedToId);
  const others = new Set(left.flatMap(({ leftBehind }) => leftBehind?.carriedToId ?? []));
  return (
    <>
      {left.length > 0 && (
        <Alert
          severity="warning"
          sx={ALERT_THAT_WRAPS}
          action={
            isOpen &&
            may('jobs:manage') && (
              <Button isMinor disabled={isBusy} onClick={() => void carryOn(job)}>
                {t('left.carryOn')}
              </Button>
            )
          }
        >
          {t('left.count', { count: left.length })}
          {[...others].map((id) => (
            <div key={id}>
              {`${t('left.carriedTo')} `}
              <OtherJob id={id} />
            </div>
          ))}
        </Alert>
      )}
      {job.carriedFromId != null && (
        <Alert severity="info" sx={{ mb: 3 }}>
          {`${t('left.carriedFrom')} `}
          <OtherJob id={job.carriedFromId} />
        </Alert>
      )}
    </>
  );
}

function OtherJob({ id }: { id: number }) {
  return <JobLink job={{ id, jobId: jobReference(id) }} />;
}
