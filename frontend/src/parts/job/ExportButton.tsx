import type { ExportFilters } from '../../api/jobs/exportJobs';
import { IconButton } from '../../ui/button/IconButton';
import { Icon } from '../../ui/icon/Icon';
import { useTranslation } from '../../ui/text/useTranslation';
import { useExportDialog } from '../navigation/exportAddress';

/** Opens the Export Report dialog with the filters of the current list. */
export function ExportButton({ filters }: { filters: ExportFilters }) {
  const { t } = useTranslation('common');
  const { open } = useExportDialog();
  return (
    <IconButton label={t('exportList')} tip={t('exportList')} onClick={() => open(filters)}>
      <Icon name="download" />
    </IconButton>
  );
}
