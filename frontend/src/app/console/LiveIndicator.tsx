import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { useTranslation } from 'react-i18next';
import { useLiveState } from '../../api/liveFeedSlice';

/** Whether changes of others arrive by themselves; says nothing before the first connection. */
export function LiveIndicator() {
  const { t } = useTranslation('console');
  const state = useLiveState();
  if (state === 'off') return <Box role="status" />;
  return (
    <Tooltip title={t(`live.${state}Hint`)}>
      <Box
        role="status"
        sx={({ vars }) => ({
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          typography: 'caption',
          color: 'text.secondary',
          whiteSpace: 'nowrap',
          '&::before': {
            content: '""',
            width: 8,
            height: 8,
            borderRadius: '50%',
            flexShrink: 0,
            bgcolor: state === 'live' ? vars.palette.success.main : 'transparent',
            border: `2px solid ${
              state === 'live' ? vars.palette.success.main : vars.palette.warning.main
            }`,
          },
        })}
      >
        <Box component="span" sx={{ display: { xs: 'none', lg: 'inline' } }}>
          {t(`live.${state}`)}
        </Box>
      </Box>
    </Tooltip>
  );
}
