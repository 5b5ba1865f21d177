import { viewOf } from '@dispatch/domain/views/console-view';
import { ROUTES } from '@dispatch/domain/views/routes';
import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '../../api/accounts/session';
import type { CommandContext, CommandDialog } from '../../parts/commands/commandTypes';
import {
  addressOf,
  buttonForSelected,
  focusedRow,
  focusRow,
  isOpenInDetails,
  jobOf,
  openedRecord,
  overlay,
  rowBeside,
  rowOf,
  selectRow,
} from '../../parts/commands/rows';
import { useShortcutSetting } from '../../parts/commands/useShortcutSetting';
import { useJobPanel } from '../../parts/navigation/jobPanel';
import { useChangeLanguage } from '../../parts/session/LanguageSwitch';
import { useDensity } from '../../ui/screen/useDensity';
import { useUndo } from '../../ui/over/undo/useUndo';
import { useLogout } from '../../parts/session/useLogout';
import { useOpenView } from '../../parts/navigation/consoleViews';
import { LANGUAGES } from '../../lib/languages';
import { useTranslation } from '../../ui/text/useTranslation';
import { useMode, useScheme } from '../../ui/theme/useScheme';
import { useReadAddress } from '../../ui/url/address';

/** Lists that contain only delivered jobs. */
const DONE = ['completed-jobs', 'billing'];

function focusSearch(): void {
  const field = document.querySelector<HTMLInputElement>('#content input[type="search"]');
  field?.focus();
  field?.select();
}

/** Moves the focus between rows, or through the open details from record to record. */
function useRows() {
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  const readAddress = useReadAddress();
  const moveRow = useCallback(
    (by: 1 | -1) => {
      const opened = openedRecord(readAddress().search);
      const row = rowBeside(opened ? rowOf(opened) : focusedRow(), by);
      const address = row && opened && addressOf(row);
      if (address) {
        row.scrollIntoView({ block: 'nearest' });
        void navigate(address, { replace: true, state });
      } else if (row && !opened) focusRow(row);
    },
    [navigate, readAddress, state],
  );
  const jobAtHand = useCallback(() => {
    const { pathname, search } = readAddress();
    const opened = openedRecord(search);
    const view = viewOf(pathname, new URLSearchParams(search).get('view'));
    if (opened?.name === 'job') return { id: Number(opened.id), isOpen: isOpenInDetails() };
    const row = focusedRow();
    const id = row && jobOf(row);
    return id ? { id, isOpen: !DONE.includes(view) } : null;
  }, [readAddress]);
  return { moveRow, jobAtHand };
}

/** The selection of the list, unless something is open over it. */
const selected = {
  pressForSelected: (command: 'assign' | 'print') => {
    const button = overlay() === 'none' ? buttonForSelected(command) : null;
    button?.click();
    return button !== null;
  },
  hasSelected: () => overlay() === 'none' && buttonForSelected() !== null,
  goToSelected: () => buttonForSelected()?.focus(),
  selectRow: () => {
    const row = focusedRow();
    if (row) selectRow(row);
  },
};

function useSwitches() {
  const { i18n } = useTranslation();
  const scheme = useScheme();
  const [, setMode] = useMode();
  const [density, setDensity] = useDensity();
  const changeLanguage = useChangeLanguage();
  const [areKeysOn, setKeysOn] = useShortcutSetting();
  return {
    areKeysOn,
    switchAppearance: () => setMode(scheme === 'dark' ? 'light' : 'dark'),
    switchDensity: () => setDensity(density === 'compact' ? 'comfortable' : 'compact'),
    switchLanguage: () =>
      changeLanguage(LANGUAGES.find((language) => language !== i18n.language) ?? 'en-CA'),
    switchKeys: () => setKeysOn(!areKeysOn),
  };
}

/** Combines everything that commands can access. */
export function useCommandContext(openDialog: (dialog: CommandDialog) => void): CommandContext {
  const { may } = useSession();
  const openView = useOpenView();
  const navigate = useNavigate();
  const { jobId, open, change } = useJobPanel();
  const rows = useRows();
  const switches = useSwitches();
  const { runLast, forget } = useUndo();
  // Another user must not undo these changes.
  useEffect(() => forget, [forget]);
  const logout = useLogout({ to: ROUTES.login.path, quiet: true });
  const openPanel: CommandContext['openPanel'] = (job, panel) => {
    // The panels of one job share one history entry.
    if (job === jobId) change(panel);
    else open(job, panel);
  };
  const openAddress = useCallback((href: string) => void navigate(href), [navigate]);
  return {
    ...rows,
    ...switches,
    ...selected,
    may,
    openView,
    openAddress,
    openPanel,
    openDialog,
    focusSearch,
    undo: runLast,
    logout: () => void logout(),
  };
}
