import type { JobUnit } from '../../../api/jobs/jobs';
import { Button } from '../../../ui/button/Button';
import { useTranslation } from '../../../ui/text/useTranslation';
import { isUnchecked } from './nextToCheck';

interface CheckButtonProps {
  unit: JobUnit;
  /** What the unit is called on the screen. */
  name: string;
  onCheck: (unitId: number) => void;
}

/** Opens the look at one unit; nothing for what is left behind. */
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
