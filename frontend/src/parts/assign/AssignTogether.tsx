import type { Job, JobDriver } from '../../api/jobs';
import '../../ui/facts/card.css';
import { useFormat } from '../../ui/text/useFormat';
import '../../ui/text/text.css';
import '../../ui/text/type.css';
import { useTranslation } from '../../ui/text/useTranslation';
import { useWantedTruck } from '../people/useWantedTruck';
import { AssignFields } from './AssignFields';
import { AssignPanel } from './AssignPanel';
import { useAssignTogether } from './useAssignTogether';

interface AssignTogetherProps {
  jobs: readonly Job[];
  /** Runs the assignment, which outlives the panel; it resolves to the ids that were refused. */
  onRun: (assign: () => Promise<readonly number[]>) => void;
  onClose: () => void;
}

/** Several jobs for one driver. */
export function AssignTogether({ jobs, onRun, onClose }: AssignTogetherProps) {
  const { t } = useTranslation(['assign', 'jobs']);
  const format = useFormat();
  const assign = useAssignTogether();
  const { units } = useWantedTruck(jobs);
  const count = jobs.length;
  const handleAssign = (driver: JobDriver) => {
    onClose();
    onRun(() => assign(jobs, driver));
  };
  const summary = (
    <section className="card card-body card-lines" aria-label={t('jobs:summary')}>
      <p className="type-h3">
        {[
          t('together.jobs', { count, number: format.number(count) }),
          t('together.units', { count: units, number: format.number(units) }),
        ].join(' · ')}
      </p>
      <p className="small quiet assigned-names">{jobs.map(({ jobId }) => jobId).join(', ')}</p>
    </section>
  );
  return (
    <AssignPanel onClose={onClose}>
      <AssignFields jobs={jobs} summary={summary} onAssign={handleAssign} onClose={onClose} />
    </AssignPanel>
  );
}
