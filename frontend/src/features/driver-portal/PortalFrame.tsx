import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { LanguageSwitch } from '../../components/LanguageSwitch';
import { OfflineBand } from './OfflineBand';

interface PortalFrameProps {
  header?: ReactNode;
  /** Stays at the bottom edge, clear of the phone's own bar. */
  bottomBar?: ReactNode;
  /** When the server last told of the jobs shown; null while they are fresh. */
  asOf?: number | null;
  children: ReactNode;
}

/** Zoomed in, the bar would hide what it stays above. */
const NO_ROOM = '@media (max-height: 24rem)';

/** What takes the focus comes to rest above the bar. */
const ABOVE_BAR = (
  <GlobalStyles
    styles={{ html: { scrollPaddingBottom: '8rem', [NO_ROOM]: { scrollPaddingBottom: 0 } } }}
  />
);

/** One column the height of the screen: head, content, and the bar with the one decision. */
export function PortalFrame({ header, bottomBar, asOf = null, children }: PortalFrameProps) {
  return (
    <Stack sx={{ minHeight: '100dvh' }}>
      {header}
      {header && <OfflineBand asOf={asOf} />}
      <Stack component="main" sx={{ flex: 1, gap: 4, px: 4, pt: 4, pb: 6 }}>
        {children}
        <Box sx={{ flex: 1 }} />
        <Box sx={{ alignSelf: 'center', pb: bottomBar ? 0 : 'env(safe-area-inset-bottom)' }}>
          <LanguageSwitch />
        </Box>
      </Stack>
      {bottomBar && ABOVE_BAR}
      {bottomBar && (
        <Box
          sx={({ vars, zIndex }) => ({
            position: 'sticky',
            bottom: 0,
            zIndex: zIndex.appBar,
            px: 4,
            pt: 3,
            pb: 'calc(12px + env(safe-area-inset-bottom))',
            bgcolor: vars.palette.surface.raised,
            borderTop: `1px solid ${vars.palette.divider}`,
            [NO_ROOM]: { position: 'static' },
          })}
        >
          {bottomBar}
        </Box>
      )}
    </Stack>
  );
}
