import Phone from '@mui/icons-material/Phone';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { telHref } from '@dispatch/domain/phone';
import { useTranslation } from 'react-i18next';
import { useConfig } from '../../api/config';

/** Stays until the next attempt: why nothing was sent, and whom to call. Calm, never red. */
export function SendProblem({ text }: { text: string }) {
  const { t } = useTranslation('driver');
  const { phone } = useConfig();
  const call = telHref(phone);
  return (
    <Stack
      role="status"
      sx={({ vars }) => ({
        alignItems: 'flex-start',
        px: 3,
        pt: 2,
        pb: call ? 0 : 2,
        borderRadius: 1,
        bgcolor: vars.palette.surface.sunken,
        border: `1px solid ${vars.palette.divider}`,
      })}
    >
      <Typography variant="body2">{text}</Typography>
      {call && (
        <Button href={call} startIcon={<Phone />} sx={{ ml: -5 }}>
          {t('problem.callDispatch')}
        </Button>
      )}
    </Stack>
  );
}
