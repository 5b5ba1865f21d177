import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Suspense, type ReactNode } from 'react';
import type { Job } from '../../api/jobs/jobs';
import { Icon } from '../../ui/icon/Icon';
import { KeyHint } from '../../parts/commands/KeyHint';
import { useJobCommands, type JobCommand } from '../../parts/commands/useJobCommands';
import { useTranslation } from '../../ui/text/useTranslation';
import './active-jobs.css';

export interface OpenedMenu {
  readonly job: Job;
  readonly anchor: HTMLElement;
}

interface JobMenuProps extends OpenedMenu {
  onClose: () => void;
  /** Asks for confirmation first. */
  onDelete: (job: Job) => void;
}

/** One menu for the whole list, anchored to the button of the current job. */
export function JobMenu({ job, anchor, onClose, onDelete }: JobMenuProps) {
  const { t } = useTranslation('activeJobs');
  const command = useJobCommands(job);
  const choose = (act: () => void) => () => {
    onClose();
    act();
  };
  const { run } = command('complete');
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ list: { 'aria-label': t('actions.menu', { job: job.jobId }) } }}
    >
      <MenuItem onClick={choose(run)}>
        <Line {...command('complete')}>{t('actions.complete')}</Line>
      </MenuItem>
      <MenuItem onClick={choose(command('repeat-job').run)}>
        <Line {...command('repeat-job')}>{t('actions.repeat')}</Line>
      </MenuItem>
      <MenuItem onClick={choose(command('keep-template').run)}>
        <Line {...command('keep-template')}>{t('actions.keepTemplate')}</Line>
      </MenuItem>
      <MenuItem onClick={choose(command('cancel-job').run)}>
        <Line {...command('cancel-job')}>{t('actions.cancel')}</Line>
      </MenuItem>
      <MenuItem onClick={choose(() => onDelete(job))} sx={{ color: 'error.text' }}>
        <Line {...command('delete-job')}>{t('actions.delete')}</Line>
      </MenuItem>
    </Menu>
  );
}

type LineProps = Pick<JobCommand, 'icon' | 'keys'> & { children: ReactNode };

function Line({ icon, keys, children }: LineProps) {
  return (
    <>
      <ListItemIcon sx={{ color: 'inherit' }}>{icon && <Icon name={icon} />}</ListItemIcon>
      <ListItemText>{children}</ListItemText>
      {keys[0] && (
        <span aria-hidden className="job-menu-keys">
          {/* The menu does not wait for the texts of its key hints. */}
          <Suspense>
            <KeyHint keys={keys[0]} />
          </Suspense>
        </span>
      )}
    </>
  );
}
