import { JOB_STATUS, type JobStatus } from '@dispatch/domain/jobs/job-status';
import { Icon } from '../../ui/icon/Icon';

/** The status icon in the size of the surrounding text. A chip positions it with `className`. */
export function StatusGlyph({ status, className }: { status: JobStatus; className?: string }) {
  return <Icon name={JOB_STATUS[status].icon} size="text" className={className} />;
}
