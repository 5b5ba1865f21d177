import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Job } from '../../api/jobs';
import { useFormat } from '../../components/useFormat';

/** When the job was made, which the list is sorted by, and when it should be picked up. */
export function CreatedCell({ job }: { job: Job }) {
  const { t } = useTranslation('activeJobs');
  const format = useFormat();
  const line = { display: 'block', lineHeight: 1.35, whiteSpace: 'nowrap' } as const;
  return (
    <>
      <Box component="span" sx={line}>
        {format.moment(job.createdAt, 'date')}
      </Box>
      {job.preferredPickupDate && (
        <Box component="span" sx={{ ...line, color: 'text.secondary', fontSize: '0.92em' }}>
          {t('pickupOn', { date: format.day(job.preferredPickupDate) })}
        </Box>
      )}
    </>
  );
}
