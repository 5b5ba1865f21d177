import type { DriverAction } from '@dispatch/domain/jobs/job-status';
import type { MouseEvent } from 'react';
import { Button } from '../../../ui/button/Button';
import { useTranslation } from '../../../ui/text/useTranslation';
import '../../shell/frame.css';

interface NextActionBarProps {
  action: DriverAction;
  isPending: boolean;
  onAct: () => void;
}

/** The screen's main action. */
export function NextActionBar({ action, isPending, onAct }: NextActionBarProps) {
  const { t } = useTranslation('driver');
  const handleClick = (event: MouseEvent) => {
    // The second of two quick taps would trigger the next step.
    if (event.detail <= 1) onAct();
  };
  return (
    <Button
      variant="contained"
      isWide
      className="next-action"
      disabled={isPending}
      onClick={handleClick}
    >
      {isPending ? t('action.pending') : t(`action.${action.kind}`)}
    </Button>
  );
}
