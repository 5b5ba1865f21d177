import { useCountExportedJobsQuery, type ExportFilters } from '../../api/jobs/exportJobs';
import { Progress } from '../../ui/states/Progress';
import { useTexts } from '../../ui/text/useTexts';
import type { Progress as ExportState } from './useExport';

interface ExportProgressProps {
  progress: ExportState;
  filters: ExportFilters;
}

/** Progress of the download: in jobs if the file allows counting them, and always in megabytes. */
export function ExportProgress({ progress: { bytes, rows }, filters }: ExportProgressProps) {
  const { t, format } = useTexts('export');
  const { currentData: count } = useCountExportedJobsQuery(filters);
  // With a capped count, progress cannot be computed.
  const total = count?.isLeast ? undefined : count?.total;
  const isKnown = rows !== null && total !== undefined && total > 0;
  const size = t('size', { size: format.fileSize(bytes) });
  const done = isKnown
    ? `${t('rows', { rows: format.number(rows), total: format.number(total) })} · ${size}`
    : size;
  return (
    <div className="stack gap-4">
      <Progress
        label={t('progress')}
        words={done}
        percent={isKnown ? Math.min(100, Math.round((rows / total) * 100)) : undefined}
      />
      <p className="type-small quiet">{done}</p>
    </div>
  );
}
