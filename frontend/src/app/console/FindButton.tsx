import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTranslation } from 'react-i18next';
import { useCommands } from '../../components/commands/CommandsContext';
import { commandOf } from '../../components/commands/registry';
import { ariaKeys, isMac } from '../../lib/keys';

/** Looks like the search field that it opens; on a phone, an icon. */
export function FindButton() {
  const { t } = useTranslation('console');
  const context = useCommands();
  const { run, keys = [] } = commandOf('find');
  return (
    <ButtonBase
      onClick={() => context && run?.(context)}
      aria-haspopup="dialog"
      aria-keyshortcuts={ariaKeys(keys)}
      sx={({ vars, breakpoints }) => ({
        display: 'flex',
        justifyContent: { xs: 'center', lg: 'flex-start' },
        gap: 2,
        flex: { lg: '0 1 380px' },
        minWidth: 36,
        height: 36,
        borderRadius: 1.5,
        typography: 'body1',
        color: 'text.secondary',
        overflow: 'hidden',
        [breakpoints.up('lg')]: {
          px: 3,
          border: `1px solid ${vars.palette.surface.inputEdge}`,
          bgcolor: 'background.default',
        },
        '&:hover': { bgcolor: vars.palette.action.hover },
      })}
    >
      <Search fontSize="small" />
      <Box
        component="span"
        title={t('search.field')}
        sx={({ breakpoints }) => ({
          // Unseen, it still names the button.
          [breakpoints.down('lg')]: { position: 'absolute', width: '1px', overflow: 'hidden' },
          [breakpoints.up('lg')]: {
            flex: 1,
            minWidth: 0,
            textAlign: 'left',
            overflow: 'hidden',
            textOverflow: 'ellipsis',
          },
          whiteSpace: 'nowrap',
        })}
      >
        {t('search.field')}
      </Box>
      <Box
        component="kbd"
        aria-hidden
        sx={{
          display: { xs: 'none', lg: 'block' },
          fontFamily: 'inherit',
          typography: 'caption',
          whiteSpace: 'nowrap',
        }}
      >
        {t(isMac() ? 'search.mac' : 'search.other')}
      </Box>
    </ButtonBase>
  );
}
