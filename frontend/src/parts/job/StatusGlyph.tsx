import { JOB_STATUS, type JobStatus } from '@dispatch/domain/jobs/job-status';
import { Glyph } from '../../ui/icon/Glyph';

/** The status's picture, the size of the text around it. `className` is how a chip places it. */
export function StatusGlyph({ status, className }: { status: JobStatus; className?: string }) {
  return <Glyph name={JOB_STATUS[status].icon} className={className} />;
}
