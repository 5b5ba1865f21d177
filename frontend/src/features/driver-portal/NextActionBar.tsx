import Button from '@mui/material/Button';
import type { DriverAction } from '@dispatch/domain/job-status';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';

interface NextActionBarProps {
  action: DriverAction;
  isPending: boolean;
  onAct: () => void;
}

/** The one decision of the screen. */
export function NextActionBar({ action, isPending, onAct }: NextActionBarProps) {
  const { t } = useTranslation('driver');
  const handleClick = (event: MouseEvent) => {
    // The second of two quick taps would meet the step after this one.
    if (event.detail <= 1) onAct();
  };
  return (
    <Button
      variant="contained"
      fullWidth
      disabled={isPending}
      onClick={handleClick}
      sx={({ vars }) => ({
        minHeight: 72,
        whiteSpace: 'normal',
        fontSize: '1.25rem',
        lineHeight: 1.25,
        fontWeight: 700,
        touchAction: 'manipulation',
        '&.Mui-disabled': {
          bgcolor: vars.palette.primary.tint,
          color: vars.palette.primary.text,
        },
      })}
    >
      {isPending ? t('action.pending') : t(`action.${action.kind}`)}
    </Button>
  );
}
