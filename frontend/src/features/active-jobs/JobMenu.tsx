import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import TaskAlt from '@mui/icons-material/TaskAltOutlined';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from 'react-i18next';
import type { Job } from '../../api/jobs';

export interface OpenedMenu {
  readonly job: Job;
  readonly anchor: HTMLElement;
}

interface JobMenuProps {
  opened: OpenedMenu | null;
  onClose: () => void;
  onComplete: (job: Job) => void;
  onDelete: (job: Job) => void;
}

/** One menu for the whole list, at the button of the job it was opened for. */
export function JobMenu({ opened, onClose, onComplete, onDelete }: JobMenuProps) {
  const { t } = useTranslation('activeJobs');
  if (!opened) return null;
  const { job, anchor } = opened;
  const choose = (act: (job: Job) => void) => () => {
    onClose();
    act(job);
  };
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ list: { 'aria-label': t('actions.menu', { job: job.jobId }) } }}
    >
      <MenuItem onClick={choose(onComplete)}>
        <ListItemIcon>
          <TaskAlt fontSize="small" />
        </ListItemIcon>
        {t('actions.complete')}
      </MenuItem>
      <MenuItem onClick={choose(onDelete)} sx={{ color: 'error.text' }}>
        <ListItemIcon sx={{ color: 'inherit' }}>
          <DeleteOutlined fontSize="small" />
        </ListItemIcon>
        {t('actions.delete')}
      </MenuItem>
    </Menu>
  );
}
