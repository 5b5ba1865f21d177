import AssignmentInd from '@mui/icons-material/AssignmentIndOutlined';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Inventory from '@mui/icons-material/Inventory2Outlined';
import LocalShipping from '@mui/icons-material/LocalShippingOutlined';
import Schedule from '@mui/icons-material/ScheduleOutlined';
import Chip from '@mui/material/Chip';
import type SvgIcon from '@mui/material/SvgIcon';
import { JOB_STATUS, type JobStatus, type StatusIcon } from '@dispatch/domain/job-status';
import { useTranslation } from 'react-i18next';

const ICONS: Readonly<Record<StatusIcon, typeof SvgIcon>> = {
  schedule: Schedule,
  assignment: AssignmentInd,
  loaded: Inventory,
  truck: LocalShipping,
  check: CheckCircle,
};

/** `className` is how a chip places its icon. */
export function StatusGlyph({ status, className }: { status: JobStatus; className?: string }) {
  const Icon = ICONS[JOB_STATUS[status].icon];
  return <Icon fontSize="inherit" className={className} aria-hidden />;
}

interface StatusChipProps {
  status: JobStatus;
  /** Drivers read the same statuses in their own words (specification 4.2). */
  audience?: 'office' | 'driver';
}

/** Icon, word and colour together: the status never rests on colour alone. */
export function StatusChip({ status, audience = 'office' }: StatusChipProps) {
  const { t } = useTranslation();
  return (
    <Chip
      size="small"
      icon={<StatusGlyph status={status} />}
      label={t(audience === 'driver' ? `driverStatus.${status}` : `status.${status}`)}
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
