import type { JobStatus } from '@dispatch/domain/job-status';
import { useTranslation } from 'react-i18next';
import { StatusGlyph } from '../../components/StatusGlyph';
import { Pill } from './Pill';

/** Icon, word and colour of a job on its card. */
export function StatusBadge({ status }: { status: JobStatus }) {
  const { t } = useTranslation();
  return (
    <Pill
      sx={({ vars }) => ({
        bgcolor: vars.palette.status[status].tint,
        color: vars.palette.status[status].text,
        borderColor: vars.palette.status[status].border,
      })}
    >
      <StatusGlyph status={status} />
      {t(`driverStatus.${status}`)}
    </Pill>
  );
}
