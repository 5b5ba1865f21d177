import LinearProgress from '@mui/material/LinearProgress';
import { useCountExportedJobsQuery, type ExportFilters } from '../../api/jobs/exportJobs';
import { useFormat } from '../../ui/text/useFormat';
import { useTranslation } from '../../ui/text/useTranslation';
import type { Progress } from './useExport';

interface ExportProgressProps {
  progress: Progress;
  filters: ExportFilters;
}

/** Progress of the download: in jobs if the file allows counting them, and always in megabytes. */
export function ExportProgress({ progress: { bytes, rows }, filters }: ExportProgressProps) {
  const { t } = useTranslation('export');
  const format = useFormat();
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
      <LinearProgress
        aria-label={t('progress')}
        aria-valuetext={done}
        {...(isKnown && {
          variant: 'determinate',
          value: Math.min(100, Math.round((rows / total) * 100)),
        })}
      />
      <p className="type-small quiet">{done}</p>
    </div>
  );
}
