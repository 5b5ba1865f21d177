import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Icon } from '../../ui/icon/Icon';
import type { Job } from '../../api/jobs';
import { useTranslation } from '../../ui/text/useTranslation';
import { useMarkDriverReport } from './useMarkDriverReport';

/** Until the driver's report is there, the action; afterwards that the job is in billing. */
export function ReportAction({ job }: { job: Job }) {
  const { t } = useTranslation('completed');
  const markReport = useMarkDriverReport();
  if (job.hasDriverReport) {
    return (
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          minHeight: 30,
          typography: 'subtitle2',
          color: 'success.text',
        }}
      >
        <Icon name="check" />
        {t(job.billingComplete ? 'billed' : 'ready')}
      </Box>
    );
  }
  return (
    <Button
      size="small"
      variant="outlined"
      color="secondary"
      aria-label={t('report.markLabel', { job: job.jobId })}
      onClick={() => void markReport(job)}
      sx={{ whiteSpace: 'normal', maxWidth: '100%' }}
    >
      {t('report.mark')}
    </Button>
  );
}
