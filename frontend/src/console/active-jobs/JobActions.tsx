import type { Job } from '../../api/jobs/jobs';
import { useSession } from '../../api/accounts/session';
import { useOpenJobPanel } from '../../parts/navigation/jobPanel';
import { UndoInRow } from '../../ui/list/UndoInRow';
import { RowButton, RowIconButton } from '../../ui/list/RowButton';
import { useTranslation } from '../../ui/text/useTranslation';

/** Replaces the actions when the job has been finished or deleted in the meantime. */
export function JobGone({ job }: { job: Job }) {
  const { t } = useTranslation('activeJobs');
  return (
    <span className="row-actions">
      <span className="row-note small quiet">{t('live.gone')}</span>
      <UndoInRow kind="job" id={job.id} />
    </span>
  );
}

interface JobMenuButtonProps {
  job: Job;
  onOpen: (job: Job, anchor: HTMLElement) => void;
}

export function JobMenuButton({ job, onOpen }: JobMenuButtonProps) {
  const { t } = useTranslation('activeJobs');
  const { may } = useSession();
  if (!may('jobs:manage')) return null;
  return (
    <RowIconButton
      icon="more"
      label={t('actions.more', { job: job.jobId })}
      opens="menu"
      onPress={(button) => onOpen(job, button)}
    />
  );
}

/** An unassigned job asks for a driver; an assigned one shows its driver, who can be changed. */
function useAssignWords({ jobId, driverId }: Job): { text: string; label: string } {
  const { t } = useTranslation('activeJobs');
  return driverId === null
    ? { text: t('actions.assign'), label: t('actions.assignTo', { job: jobId }) }
    : { text: t('actions.change'), label: t('actions.changeOf', { job: jobId }) };
}

export function CardActions({ job }: { job: Job }) {
  const { t } = useTranslation('activeJobs');
  const open = useOpenJobPanel();
  const assign = useAssignWords(job);
  const { may } = useSession();
  const mayChange = may('jobs:manage');
  return (
    <div className="row-actions">
      <RowButton
        text={t('actions.viewDetails')}
        label={t('actions.viewDetailsOf', { job: job.jobId })}
        opens="dialog"
        onPress={() => open(job.id, mayChange ? 'edit' : 'details')}
      />
      {mayChange && (
        <RowButton
          {...assign}
          icon="assign"
          isWanted={job.driverId === null}
          opens="dialog"
          onPress={() => open(job.id, 'assign')}
        />
      )}
    </div>
  );
}

export function RowActions({ job, onOpen }: JobMenuButtonProps) {
  const { t } = useTranslation('activeJobs');
  const open = useOpenJobPanel();
  const assign = useAssignWords(job);
  const { may } = useSession();
  const mayChange = may('jobs:manage');
  return (
    <div className="row-actions row-actions-end">
      <RowIconButton
        icon="article"
        label={t('actions.viewDetailsOf', { job: job.jobId })}
        tip={t('actions.viewDetails')}
        opens="dialog"
        onPress={() => open(job.id, mayChange ? 'edit' : 'details')}
      />
      {mayChange && (
        <RowIconButton
          icon="assign"
          label={assign.label}
          tip={assign.text}
          isWanted={job.driverId === null}
          opens="dialog"
          onPress={() => open(job.id, 'assign')}
        />
      )}
      <JobMenuButton job={job} onOpen={onOpen} />
    </div>
  );
}
