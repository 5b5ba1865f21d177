import { isOpen } from '@dispatch/domain/jobs/job-status';
import { Button } from '../../../ui/button/Button';
import type { Job, JobDriver } from '../../../api/jobs/jobs';
import { AssignFields } from '../../../parts/assign/AssignFields';
import { isNewTo, assignment, useJobState } from '../../../parts/job/change/useJobState';
import { JobSummary } from '../../../parts/job/JobSummary';
import { useTranslation } from '../../../ui/text/useTranslation';

interface AssignFormProps {
  job: Job;
  onDone: () => void;
}

/** Closes the panel at once. If the server refuses, the change is reverted and reported in a toast. */
export function AssignForm({ job, onDone }: AssignFormProps) {
  const { t } = useTranslation('assign');
  const { assign, unassign } = useAssignDriver();

  const handleAssign = (driver: JobDriver) => {
    if (isNewTo(job, driver.id)) void assign(job, driver);
    onDone();
  };
  const handleUnassign = () => {
    void unassign(job);
    onDone();
  };

  return (
    <AssignFields
      jobs={[job]}
      summary={<JobSummary job={job} />}
      onAssign={handleAssign}
      onClose={onDone}
    >
      {job.driverId !== null && (
        <div className="assigned-driver">
          <p className="type-body quiet breakable">
            {t(isOpen(job.status) ? 'current' : 'delivered', { driver: job.driver?.name })}
          </p>
          <Button variant="outlined" color="error" onClick={handleUnassign}>
            {t('unassign')}
          </Button>
        </div>
      )}
    </AssignFields>
  );
}

/** Assigns or unassigns a driver with an optimistic update, reverted if the server refuses. */
function useAssignDriver() {
  const { t } = useTranslation(['assign', 'common']);
  const changeState = useJobState();
  const send = (job: Job, driver: Job['driver'], done: string) =>
    changeState(job, assignment(job, driver), { done, failed: t('failed') });
  return {
    assign: (job: Job, driver: JobDriver) => send(job, driver, t('assigned')),
    unassign: (job: Job) => send(job, null, t('common:select.unassigned')),
  };
}
