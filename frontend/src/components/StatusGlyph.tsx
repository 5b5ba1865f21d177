import AssignmentInd from '@mui/icons-material/AssignmentIndOutlined';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Inventory from '@mui/icons-material/Inventory2Outlined';
import LocalShipping from '@mui/icons-material/LocalShippingOutlined';
import Schedule from '@mui/icons-material/ScheduleOutlined';
import type SvgIcon from '@mui/material/SvgIcon';
import { JOB_STATUS, type JobStatus, type StatusIcon } from '@dispatch/domain/job-status';

const ICONS: Readonly<Record<StatusIcon, typeof SvgIcon>> = {
  schedule: Schedule,
  assignment: AssignmentInd,
  loaded: Inventory,
  truck: LocalShipping,
  check: CheckCircle,
};

/** `className` is how a chip places its icon. */
/** The status's picture, the size of the text around it. */
export function StatusGlyph({ status, className }: { status: JobStatus; className?: string }) {
  const Icon = ICONS[JOB_STATUS[status].icon];
  return <Icon fontSize="inherit" className={className} aria-hidden />;
}
