import { PageHeader } from '../../ui/page/PageHeader';
import { useTranslation } from '../../ui/text/useTranslation';
import { Charts } from './charts/Charts';
import { CreatedJobs } from './charts/CreatedJobs';
import { NeedsAttention } from './NeedsAttention';
import { QuickActions } from './QuickActions';
import { RecentJobs } from './RecentJobs';
import { StatCards } from './StatCards';

/** Specification 2.3. */
export function DashboardView() {
  const { t } = useTranslation('dashboard');
  return (
    <>
      <PageHeader title={t('title')} />
      <NeedsAttention />
      <StatCards />
      <QuickActions />
      <RecentJobs />
      <Charts />
      <CreatedJobs />
    </>
  );
}
