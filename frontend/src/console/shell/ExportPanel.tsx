import { useExportDialog } from '../../parts/navigation/exportAddress';
import { ErrorBoundary } from '../../ui/page/ErrorBoundary';
import { late } from '../../ui/over/late';

const ExportDialog = late(async () => (await import('../export/ExportDialog')).ExportDialog, {
  texts: ['jobs', 'export'],
});

/** The Export Report dialog over the view, when the address opens it. */
export function ExportPanel() {
  const { isOpen } = useExportDialog();
  if (!isOpen) return null;
  return (
    <ErrorBoundary inline resetKey="export">
      <ExportDialog />
    </ErrorBoundary>
  );
}
