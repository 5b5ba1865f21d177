import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Job } from '../../api/jobs';
import { useTranslation } from '../../ui/text/useTranslation';
import { FallbackText } from '../../ui/facts/FallbackText';
import { StatusChip } from './StatusChip';
import { RouteCell } from './RouteCell';
import { UnitsCell } from './UnitsCell';

/** Which job this is about, in a panel that changes one thing of it. */
export function JobSummary({ job }: { job: Job }) {
  const { t } = useTranslation('jobs');
  return (
    <Card component="section" aria-label={t('summary')} sx={{ display: 'grid', gap: 3, p: 4 }}>
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="h3" component="p">
          {job.jobId}
        </Typography>
        <StatusChip status={job.status} />
      </Stack>
      <Typography noWrap title={job.customer?.name}>
        <FallbackText value={job.customer?.name} fallback={t('customer.none')} />
      </Typography>
      <RouteCell job={job} />
      <UnitsCell job={job} />
    </Card>
  );
}
