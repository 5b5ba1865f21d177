import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { Job } from '../../api/jobs/jobs';
import { RecordLink } from '../../ui/list/RecordLink';
import { openedOver } from '../navigation/panelDepth';
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
  const opened = { ...OPENED_HERE, ...openedOver(useLocation()) };
  return (
    <RecordLink to={hrefOf(job.id, panel)} state={opened} stretched={stretched}>
      {children ?? job.jobId}
    </RecordLink>
  );
}
