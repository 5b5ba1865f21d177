import type { JobStatus } from '@dispatch/domain/jobs/job-status';
import { StatusGlyph } from '../../parts/job/StatusGlyph';
import { useTranslation } from '../../ui/text/useTranslation';
import '../job/job.css';

/** Icon, word and colour of a job on its card. */
export function StatusBadge({ status }: { status: JobStatus }) {
  const { t } = useTranslation();
  return (
    <span className="pill" data-tone={status}>
      <StatusGlyph status={status} />
      {t(`driverStatus.${status}`)}
    </span>
  );
}
