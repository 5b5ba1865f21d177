import type { JobStatus } from '@dispatch/domain/jobs/job-status';
import { useTranslation } from '../../ui/text/useTranslation';
import { StatusGlyph } from './StatusGlyph';

/** Icon, word and colour together: the status never depends on colour alone. */
export function StatusChip({ status }: { status: JobStatus }) {
  const { t } = useTranslation();
  const word = t(`status.${status}`);
  return (
    <span className="status-chip" data-status={status} title={word}>
      <StatusGlyph status={status} />
      {word}
    </span>
  );
}
