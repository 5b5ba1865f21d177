import type { Job, JobDriver } from '../../api/jobs/jobs';
import { useTexts } from '../../ui/text/useTexts';
import { useWantedTruck } from '../people/useWantedTruck';
import { AssignFields } from './AssignFields';
import { AssignPanel } from './AssignPanel';

interface AssignTogetherProps {
  jobs: readonly Job[];
  /** Assigns the jobs to the driver; continues after the panel closes. */
  onAssign: (driver: JobDriver) => void;
  onClose: () => void;
}

/** More names would fill the panel. */
const NAMED = 40;

function namesOf(jobs: readonly Job[]): string {
  const names = jobs.slice(0, NAMED).map(({ jobId }) => jobId);
  return (jobs.length > NAMED ? [...names, '…'] : names).join(', ');
}

/** Assigns several jobs to one driver. */
export function AssignTogether({ jobs, onAssign, onClose }: AssignTogetherProps) {
  const { t, format } = useTexts(['assign', 'jobs']);
  const { units } = useWantedTruck(jobs);
  const count = jobs.length;
  const handleAssign = (driver: JobDriver) => {
    onClose();
    onAssign(driver);
  };
  const summary = (
    <section className="card card-body stack gap-12" aria-label={t('jobs:summary')}>
      <p className="type-h3">
        {[
          t('together.jobs', { count, number: format.number(count) }),
          t('together.units', { count: units, number: format.number(units) }),
        ].join(' · ')}
      </p>
      <p className="small quiet assigned-names">{namesOf(jobs)}</p>
    </section>
  );
  return (
    <AssignPanel onClose={onClose}>
      <AssignFields jobs={jobs} summary={summary} onAssign={handleAssign} onClose={onClose} />
    </AssignPanel>
  );
}
