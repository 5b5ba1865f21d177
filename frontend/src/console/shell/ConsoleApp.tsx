import { CONSOLE_VIEWS } from '@dispatch/domain/views/console-view';
import { useState } from 'react';
import { useSession } from '../../api/accounts/session';
import { CommandsContext } from '../../parts/commands/CommandsContext';
import type { CommandDialog } from '../../parts/commands/commandTypes';
import { useCommandKeys } from '../../parts/commands/useCommandKeys';
import { Tips } from '../../ui/tips/Tips';
import { useView } from '../../parts/navigation/consoleViews';
import { ErrorBoundary } from '../../ui/page/ErrorBoundary';
import { ConfirmHost } from '../../ui/over/confirm/ConfirmHost';
import { late } from '../../ui/over/late';
import { SkipLink } from '../../ui/page/SkipLink';
import { ConsoleTheme } from '../../ui/theme/ConsoleTheme';
import { CommandDialogs } from './CommandDialogs';
import { ExportPanel } from './ExportPanel';
import { Header } from './Header';
import { InvoicePanels, PaymentPanel, StatementPanel } from './InvoicePanels';
import { JobPanels } from './JobPanels';
import { VIEWS } from './lateViews';
import { NotAllowed } from './NotAllowed';
import { PlaceTabs } from './PlaceTabs';
import './shell.css';
import { SideMenu } from './SideMenu';
import { useCommandContext } from './useCommandContext';
import { useLiveConsole } from './useLiveConsole';
import { useOpenedJob } from './useOpenedJob';
import { useViewScroll } from './useViewScroll';

const MenuDrawer = late(async () => (await import('./MenuDrawer')).MenuDrawer);

/** The dispatcher's shell (specification 2.2): header, side menu and the current view. */
export function ConsoleApp() {
  return (
    <ConsoleTheme>
      <ConfirmHost>
        <ConsoleShell />
      </ConfirmHost>
    </ConsoleTheme>
  );
}

function ConsoleShell() {
  useLiveConsole();
  const [dialog, setDialog] = useState<CommandDialog | null>(null);
  const commands = useCommandContext(setDialog);
  useCommandKeys(commands);
  useOpenedJob();
  // The menu stays mounted after closing, so it can slide out.
  const [menu, setMenu] = useState<'none' | 'open' | 'closed'>('none');
  const view = useView();
  useViewScroll(view);
  const { may } = useSession();
  const View = may(CONSOLE_VIEWS[view].needs) ? VIEWS[view] : NotAllowed;

  return (
    <CommandsContext value={commands}>
      <SkipLink />
      <Header onMenuOpen={() => setMenu('open')} />
      {menu !== 'none' && (
        <MenuDrawer open={menu === 'open'} onClose={() => setMenu('closed')} view={view} />
      )}
      <div className="shell-body">
        <div className="shell-menu">
          <SideMenu view={view} />
        </div>
        <main id="content" tabIndex={-1} className="shell-main">
          <div className="shell-view">
            <PlaceTabs view={view} />
            <ErrorBoundary inline resetKey={view}>
              <View key={view} />
            </ErrorBoundary>
          </div>
        </main>
      </div>
      <JobPanels />
      <InvoicePanels />
      <PaymentPanel />
      <StatementPanel />
      <ExportPanel />
      <Tips />
      <CommandDialogs dialog={dialog} onClose={() => setDialog(null)} />
    </CommandsContext>
  );
}
