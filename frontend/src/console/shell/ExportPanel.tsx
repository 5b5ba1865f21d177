import { Suspense } from 'react';
import { useExportDialog } from '../../parts/navigation/exportAddress';
import { ErrorBoundary } from '../../ui/page/ErrorBoundary';
import { lazyPart } from './lazyParts';

const ExportDialog = lazyPart({
  load: async () => (await import('../export/ExportDialog')).ExportDialog,
  namespaces: ['jobs', 'export'],
});

/** The Export Report dialog over the view, when the address says so. */
export function ExportPanel() {
  const { isOpen } = useExportDialog();
  if (!isOpen) return null;
  return (
    <ErrorBoundary inline resetKey="export">
      <Suspense>
        <ExportDialog />
      </Suspense>
    </ErrorBoundary>
  );
}
