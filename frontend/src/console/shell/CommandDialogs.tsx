import type { CommandDialog } from '../../parts/commands/commandTypes';
import { ErrorBoundary } from '../../ui/page/ErrorBoundary';
import { late } from '../../ui/over/late';

const Palette = late(async () => (await import('../palette/Palette')).Palette, {
  texts: ['commands', 'invoices', 'jobs', 'savedViews'],
});
const ShortcutHelp = late(async () => (await import('../palette/ShortcutHelp')).ShortcutHelp, {
  texts: ['commands'],
});

interface CommandDialogsProps {
  dialog: CommandDialog | null;
  onClose: () => void;
}

/** The palette or the list of shortcuts, loaded on first use. */
export function CommandDialogs({ dialog, onClose }: CommandDialogsProps) {
  if (dialog === null) return null;
  return (
    <ErrorBoundary inline resetKey={dialog}>
      {dialog === 'help' ? (
        <ShortcutHelp onClose={onClose} />
      ) : (
        <Palette key={dialog} purpose={dialog} onClose={onClose} />
      )}
    </ErrorBoundary>
  );
}
