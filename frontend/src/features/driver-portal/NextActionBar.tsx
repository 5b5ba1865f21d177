import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { DriverAction } from '@dispatch/domain/job-status';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { SendProblem } from './SendProblem';

interface NextActionBarProps {
  action: DriverAction;
  isPending: boolean;
  problem: string | null;
  onAct: () => void;
}

/** The one decision of the screen. */
export function NextActionBar({ action, isPending, problem, onAct }: NextActionBarProps) {
  const { t } = useTranslation('driver');
  const handleClick = (event: MouseEvent) => {
    // The second of two quick taps would meet the step after this one.
    if (event.detail <= 1) onAct();
  };
  return (
    <Stack sx={{ gap: 3 }}>
      {problem !== null && <SendProblem text={problem} />}
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
    </Stack>
  );
}
