import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Job } from '../../api/jobs';
import { useFormat } from '../../components/useFormat';
import { SectionTitle } from './SectionTitle';

/** What dispatch wants kept in mind; nothing where it said nothing. */
export function JobNotices({ job }: { job: Job }) {
  const { t } = useTranslation('driver');
  const format = useFormat();
  const { specialInstructions, preferredPickupDate } = job;
  if (!specialInstructions && !preferredPickupDate) return null;
  return (
    <Stack sx={{ gap: 4 }}>
      {specialInstructions && (
        <Box
          component="section"
          sx={({ vars }) => ({
            p: 3,
            borderRadius: 1,
            color: vars.palette.note.text,
            bgcolor: vars.palette.note.tint,
            border: `1px solid ${vars.palette.note.border}`,
          })}
        >
          <Typography variant="subtitle2" component="h2">
            {t('job.instructions')}
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {specialInstructions}
          </Typography>
        </Box>
      )}
      {preferredPickupDate && (
        <section>
          <SectionTitle text={t('job.preferredPickup')} />
          <Typography variant="lead" component="p">
            {format.day(preferredPickupDate)}
          </Typography>
        </section>
      )}
    </Stack>
  );
}
