import { Suspense } from 'react';
import type { CommandDialog } from '../../parts/commands/commandTypes';
import { ErrorBoundary } from '../../ui/page/ErrorBoundary';
import { lazyPart } from './lazyParts';

const Palette = lazyPart({
  load: async () => (await import(/* webpackChunkName: "palette" */ '../palette/Palette')).Palette,
  namespaces: ['commands', 'jobs', 'savedViews'],
});
const ShortcutHelp = lazyPart({
  load: async () =>
    (await import(/* webpackChunkName: "palette" */ '../palette/ShortcutHelp')).ShortcutHelp,
  namespaces: ['commands'],
});

interface CommandDialogsProps {
  dialog: CommandDialog | null;
  onClose: () => void;
}

/** The palette or the list of shortcuts, loaded when first asked for. */
export function CommandDialogs({ dialog, onClose }: CommandDialogsProps) {
  if (dialog === null) return null;
  return (
    <ErrorBoundary inline resetKey={dialog}>
      <Suspense>
        {dialog === 'help' ? (
          <ShortcutHelp onClose={onClose} />
        ) : (
          <Palette key={dialog} purpose={dialog} onClose={onClose} />
        )}
      </Suspense>
    </ErrorBoundary>
  );
}
