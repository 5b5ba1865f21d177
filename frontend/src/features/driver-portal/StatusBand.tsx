import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { Job } from '../../api/jobs';
import { StatusGlyph } from '../../components/StatusGlyph';
import { HeadingsContext } from './headings';
import { WaitingNote } from './WaitingNote';

/** Wide band with icon and word, told aloud when it changes. */
export function StatusBand({ job }: { job: Job }) {
  const { status } = job;
  const { t } = useTranslation();
  const headings = useContext(HeadingsContext);
  return (
    <Box
      sx={({ vars }) => ({
        display: 'flex',
        alignItems: 'center',
        gap: 3,
        px: 4,
        py: 3,
        fontSize: '1.75rem',
        bgcolor: vars.palette.status[status].tint,
        color: vars.palette.status[status].text,
        borderBottom: `1px solid ${vars.palette.status[status].border}`,
      })}
    >
      <StatusGlyph status={status} />
      <div>
        <Typography variant="subtitle2" component={headings.job}>
          {job.jobId}
        </Typography>
        <Typography variant="h2" component="p" role="status">
          {t(`driverStatus.${status}`)}
        </Typography>
        <WaitingNote jobId={job.id} />
      </div>
    </Box>
  );
}
