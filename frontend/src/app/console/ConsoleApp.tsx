import '../theme/inter.css';
import Box from '@mui/material/Box';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { showLiveChanges } from '../../api/liveChanges';
import { useLiveFeed } from '../../api/liveFeed';
import { CommandsContext } from '../../components/commands/CommandsContext';
import type { CommandDialog } from '../../components/commands/commandTypes';
import { useCommandKeys } from '../../components/commands/useCommandKeys';
import { Tips } from '../../components/tips/Tips';
import { viewOf } from '../../lib/consoleViews';
import { ErrorBoundary } from '../ErrorBoundary';
import { Hosts } from '../Hosts';
import { SkipLink } from '../SkipLink';
import { AppTheme } from '../theme/AppTheme';
import { LAYOUT } from '../theme/tokens';
import { WaitScreen } from '../WaitScreen';
import { CommandDialogs } from './CommandDialogs';
import { ExportPanel } from './ExportPanel';
import { Header } from './Header';
import { JobPanels } from './JobPanels';
import { LAZY_VIEWS } from './lazyParts';
import { MenuDrawer } from './MenuDrawer';
import { SideMenu } from './SideMenu';
import { useCommandContext } from './useCommandContext';
import { useOpenedJob } from './useOpenedJob';

/** The dispatcher's shell (specification 2.2): header, side menu and the view of the address. */
export function ConsoleApp() {
  return (
    <AppTheme audience="console">
      <Hosts>
        <ConsoleShell />
      </Hosts>
    </AppTheme>
  );
}

function ConsoleShell() {
  useLiveFeed(showLiveChanges);
  const { pathname, search } = useLocation();
  const [dialog, setDialog] = useState<CommandDialog | null>(null);
  const commands = useCommandContext(setDialog);
  useCommandKeys(commands);
  useOpenedJob();
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const view = viewOf(pathname, search);
  const View = LAZY_VIEWS[view];

  return (
    <CommandsContext value={commands}>
      <SkipLink />
      <Header onMenuOpen={() => setIsMenuOpen(true)} />
      <MenuDrawer open={isMenuOpen} onClose={() => setIsMenuOpen(false)} view={view} />
      <Box sx={{ display: 'flex' }}>
        <Box
          sx={({ vars }) => ({
            display: { xs: 'none', md: 'block' },
            flexShrink: 0,
            width: LAYOUT.menu,
            position: 'sticky',
            top: LAYOUT.header,
            height: `calc(100dvh - ${LAYOUT.header}px)`,
            overflowY: 'auto',
            borderRight: `1px solid ${vars.palette.divider}`,
            bgcolor: 'background.paper',
          })}
        >
          <SideMenu view={view} />
        </Box>
        <Box
          component="main"
          id="content"
          tabIndex={-1}
          sx={{
            flex: 1,
            minWidth: 0,
            px: { xs: 4, md: 6, lg: 8 },
            py: { xs: 4, md: 6 },
            // Where heads of long tables stop while the page scrolls.
            '--sticky-top': `${LAYOUT.header}px`,
          }}
        >
          <Box
            sx={{
              maxWidth: LAYOUT.content,
              mx: 'auto',
              display: 'grid',
              // Long names are cut rather than widening the page.
              gridTemplateColumns: 'minmax(0, 1fr)',
              gap: 6,
            }}
          >
            <ErrorBoundary inline resetKey={view}>
              <Suspense key={view} fallback={<WaitScreen inline />}>
                <View />
              </Suspense>
            </ErrorBoundary>
          </Box>
        </Box>
      </Box>
      <JobPanels />
      <ExportPanel />
      <Tips />
      <CommandDialogs dialog={dialog} onClose={() => setDialog(null)} />
    </CommandsContext>
  );
}
