import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../components/PageHeader';
import { urlChoice, useUrlState } from '../../lib/urlState';
import { ExportDialog } from './ExportDialog';
import { QuickActions } from './QuickActions';
import { RecentJobs } from './RecentJobs';
import { StatCards } from './StatCards';

const FIELDS = { dialog: urlChoice(['none', 'export'], 'none') };

/** Specification 2.3. */
export function DashboardView() {
  const { t } = useTranslation('dashboard');
  const [{ dialog }, change] = useUrlState(FIELDS);
  return (
    <>
      <PageHeader title={t('title')} />
      <StatCards />
      <QuickActions onExport={() => change({ dialog: 'export' })} />
      <RecentJobs />
      {dialog === 'export' && <ExportDialog onClose={() => change({ dialog: 'none' })} />}
    </>
  );
}
