import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Job } from '../../api/jobs';
import { useFormat } from '../useFormat';

/** The day that matters now: of delivery, else of the wished pickup, else of creation. */
export function JobDate({ job }: { job: Job }) {
  const { t } = useTranslation('jobs');
  const format = useFormat();
  const [kind, text] = job.completedAt
    ? (['completed', format.moment(job.completedAt, 'date')] as const)
    : job.preferredPickupDate
      ? (['pickup', format.day(job.preferredPickupDate)] as const)
      : (['created', format.moment(job.createdAt, 'date')] as const);
  return (
    <Box component="span" title={t(`date.${kind}`, { date: text })} sx={{ whiteSpace: 'nowrap' }}>
      {text}
    </Box>
  );
}
