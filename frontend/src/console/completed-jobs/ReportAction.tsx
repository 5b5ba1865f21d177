import { Icon } from '../../ui/icon/Icon';
import type { Job } from '../../api/jobs/jobs';
import { useSession } from '../../api/accounts/session';
import { Button } from '../../ui/button/Button';
import { useTranslation } from '../../ui/text/useTranslation';
import './completed-jobs.css';
import { useMarkDriverReport } from './useMarkDriverReport';

interface ReportActionProps {
  job: Job;
  /** A short label for rows, where the column head gives the context. */
  isShort?: boolean;
}

/** The action while the driver report is missing; afterwards, a note that the job is in billing. */
export function ReportAction({ job, isShort = false }: ReportActionProps) {
  const { t } = useTranslation('completed');
  const { may } = useSession();
  const markReport = useMarkDriverReport();
  if (job.hasDriverReport) {
    return (
      <div className="report-done type-label">
        <Icon name="check" />
        {t(job.billingComplete ? 'billed' : 'ready')}
      </div>
    );
  }
  if (!may('billing:manage')) return null;
  return (
    <Button
      isMinor
      aria-label={t('report.markLabel', { job: job.jobId })}
      onClick={() => void markReport(job)}
      className="wraps"
    >
      {t(isShort ? 'report.markShort' : 'report.mark')}
    </Button>
  );
}
