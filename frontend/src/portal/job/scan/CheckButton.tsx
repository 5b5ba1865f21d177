import type { JobUnit } from '../../../api/jobs/jobs';
import { Button } from '../../../ui/button/Button';
import { useTranslation } from '../../../ui/text/useTranslation';
import { isUnchecked } from './nextToCheck';

interface CheckButtonProps {
  unit: JobUnit;
  /** The unit's name on the screen. */
  name: string;
  onCheck: (unitId: number) => void;
}

/** Opens the VIN check of one unit; empty for a unit left behind. */
export function CheckButton({ unit, name, onCheck }: CheckButtonProps) {
  const { t } = useTranslation('driver');
  if (unit.leftBehind) return null;
  const label = t(isUnchecked(unit) ? 'check.open' : 'check.again');
  return (
    <Button
      variant="outlined"
      isWide
      className="plate-check"
      aria-label={`${label}: ${name}`}
      onClick={() => onCheck(unit.id)}
    >
      {label}
    </Button>
  );
}
