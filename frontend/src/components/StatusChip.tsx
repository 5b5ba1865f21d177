import Chip from '@mui/material/Chip';
import type { JobStatus } from '@dispatch/domain/job-status';
import { useTranslation } from 'react-i18next';
import { StatusGlyph } from './StatusGlyph';

/** Icon, word and colour together: the status never rests on colour alone. */
export function StatusChip({ status }: { status: JobStatus }) {
  const { t } = useTranslation();
  return (
    <Chip
      size="small"
      icon={<StatusGlyph status={status} />}
      label={t(`status.${status}`)}
      sx={({ vars }) => ({
        bgcolor: vars.palette.status[status].tint,
        color: vars.palette.status[status].text,
        border: 1,
        borderColor: vars.palette.status[status].border,
        '& .MuiChip-icon': { color: 'inherit', fontSize: '1.15em', ml: '6px' },
      })}
    />
  );
}
