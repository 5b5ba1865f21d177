import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { canBeMoved } from '@dispatch/domain/jobs/unit-state';
import { useState } from 'react';
import type { Job, JobUnit } from '../../../api/jobs/jobs';
import { IconButton } from '../../../ui/button/IconButton';
import { Icon } from '../../../ui/icon/Icon';
import { useTranslation } from '../../../ui/text/useTranslation';
import { LeaveUnit } from './LeaveUnit';
import { MoveUnit } from './MoveUnit';
import { useUnitMark } from './useUnitMark';

interface UnitMenuProps {
  job: Job;
  unit: JobUnit;
  number: number;
}

/** Actions on one unit; empty once another job has it. */
export function UnitMenu({ job, unit, number }: UnitMenuProps) {
  const { t } = useTranslation('jobDetails');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [opened, setOpened] = useState<'leave' | 'move' | null>(null);
  const mark = useUnitMark();
  const isLeft = unit.leftBehind !== null;
  if (unit.leftBehind?.carriedToId) return null;
  const label = t('left.menu', { number });
  const choose = (act: () => void) => () => {
    setAnchor(null);
    act();
  };
  const close = () => setOpened(null);
  return (
    <>
      <IconButton
        label={label}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon name="more" />
      </IconButton>
      {anchor && (
        <Menu
          open
          anchorEl={anchor}
          onClose={() => setAnchor(null)}
          slotProps={{ list: { 'aria-label': label } }}
        >
          {isLeft ? (
            <MenuItem onClick={choose(() => void mark(job, unit, null))}>
              {t('left.takeBack')}
            </MenuItem>
          ) : (
            <MenuItem onClick={choose(() => setOpened('leave'))}>{t('left.open')}</MenuItem>
          )}
          {canBeMoved(job.status, { isLeft }, job.status) && (
            <MenuItem onClick={choose(() => setOpened('move'))}>{t('move.open')}</MenuItem>
          )}
        </Menu>
      )}
      {opened === 'leave' && <LeaveUnit job={job} unit={unit} onClose={close} />}
      {opened === 'move' && <MoveUnit job={job} unit={unit} onClose={close} />}
    </>
  );
}
