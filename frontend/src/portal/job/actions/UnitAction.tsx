import { useState } from 'react';
import type { LeftReason } from '@dispatch/domain/jobs/unit-state';
import type { JobUnit } from '../../../api/jobs/jobs';
import { Button } from '../../../ui/button/Button';
import { useTranslation } from '../../../ui/text/useTranslation';
import { LeaveUnitDialog } from './lateLeaveUnitDialog';

interface UnitActionProps {
  userId: number;
  unit: JobUnit;
  /** The unit's name on the screen. */
  name: string;
  isBusy: boolean;
  onLeave: (unitId: number, reason: LeftReason, notes: string) => Promise<boolean>;
  onTake: (unitId: number) => void;
}

/** Leaves one unit behind, or undoes that. */
export function UnitAction({ userId, unit, name, isBusy, onLeave, onTake }: UnitActionProps) {
  const { t } = useTranslation('driver');
  /** Null until the dialog is first opened and its code is loaded. */
  const [isOpen, setIsOpen] = useState<boolean | null>(null);
  const isLeft = Boolean(unit.leftBehind);
  const label = t(isLeft ? 'left.take' : 'left.leave');
  return (
    <>
      <Button
        variant="outlined"
        color="secondary"
        isWide
        className="plate-action"
        aria-label={`${label}: ${name}`}
        disabled={isBusy}
        onClick={() => (isLeft ? onTake(unit.id) : setIsOpen(true))}
      >
        {label}
      </Button>
      {isOpen !== null && (
        <LeaveUnitDialog
          open={isOpen}
          userId={userId}
          unitId={unit.id}
          name={name}
          isBusy={isBusy}
          onLeave={(reason, notes) => onLeave(unit.id, reason, notes)}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
