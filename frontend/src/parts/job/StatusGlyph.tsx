import { JOB_STATUS, type JobStatus } from '@dispatch/domain/jobs/job-status';
import { Icon } from '../../ui/icon/Icon';

/** The status's picture, the size of the text around it. `className` is how a chip places it. */
export function StatusGlyph({ status, className }: { status: JobStatus; className?: string }) {
  return <Icon name={JOB_STATUS[status].icon} size="text" className={className} />;
}
