import type { ReactNode } from 'react';
import type { Job } from '../../api/jobs/jobs';
import './marks/mark.css';
import { JobLink } from './JobLink';
import { LeftMark } from './marks/LeftMark';
import { NoteMark } from './marks/NoteMark';

interface JobCellProps {
  job: Job;
  /** The second line, such as the date the list is sorted by. */
  children?: ReactNode;
}

/** A job's number in a row. All rows have the same height, so its mark is next to it. */
export function JobCell({ job, children }: JobCellProps) {
  return (
    <>
      <div className="job-number">
        <JobLink job={job} />
        <NoteMark job={job} isShort />
        <LeftMark job={job} isShort />
      </div>
      {children !== undefined && <div className="one-line caption quiet">{children}</div>}
    </>
  );
}
