import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { Job } from '../../api/jobs';
import { OPENED_HERE, useJobPanelHref, type JobPanel } from './jobPanel';

interface JobLinkProps {
  job: Pick<Job, 'id' | 'jobId'>;
  panel?: JobPanel;
  /** The whole of the nearest positioned ancestor is pressed as this link. */
  stretched?: boolean;
  children?: ReactNode;
}

/** Opens a job over the present screen; a real link, so it also opens in another tab. */
export function JobLink({ job, panel = 'details', stretched = false, children }: JobLinkProps) {
  const hrefOf = useJobPanelHref();
  return (
    <Link
      component={RouterLink}
      to={hrefOf(job.id, panel)}
      state={OPENED_HERE}
      sx={{
        fontWeight: 600,
        whiteSpace: 'nowrap',
        '&::after': stretched
          ? { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' }
          : undefined,
        '&:focus-visible': stretched ? { outline: 'none' } : undefined,
        '&:focus-visible::after': stretched
          ? { outline: '2px solid currentColor', outlineOffset: 2 }
          : undefined,
      }}
    >
      {children ?? job.jobId}
    </Link>
  );
}
