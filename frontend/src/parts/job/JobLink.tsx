import type { ReactNode } from 'react';
import type { Job } from '../../api/jobs/jobs';
import { RecordLink } from '../../ui/list/RecordLink';
import { OPENED_HERE, useJobPanelHref, type JobPanel } from '../navigation/jobPanel';

interface JobLinkProps {
  job: Pick<Job, 'id' | 'jobId'>;
  panel?: JobPanel;
  /** Makes the whole nearest positioned ancestor clickable as this link. */
  stretched?: boolean;
  children?: ReactNode;
}

/** Opens a job over the current screen. */
export function JobLink({ job, panel = 'details', stretched, children }: JobLinkProps) {
  const hrefOf = useJobPanelHref();
  return (
    <RecordLink to={hrefOf(job.id, panel)} state={OPENED_HERE} stretched={stretched}>
      {children ?? job.jobId}
    </RecordLink>
  );
}
