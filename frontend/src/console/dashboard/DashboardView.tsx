import { worksInBilling } from '@dispatch/domain/views/menu';
import { useSession } from '../../api/accounts/session';
import { late } from '../../ui/over/late';
import { PageHeader } from '../../ui/page/PageHeader';
import { useTranslation } from '../../ui/text/useTranslation';
import { DashboardTodo } from '../../parts/todo/DashboardTodo';
import { Charts } from './charts/Charts';
import { CreatedJobs } from './charts/CreatedJobs';
import { QuickActions } from './QuickActions';
import { RecentJobs } from './RecentJobs';
import { StatCards } from './StatCards';

const MoneyOverview = late(async () => (await import('./MoneyOverview')).MoneyOverview, {
  texts: ['invoices'],
  isPlain: true,
});

/** The to-do list, then the content of specification 2.3; for billing, the money instead. */
export function DashboardView() {
  const { t } = useTranslation('dashboard');
  const { may } = useSession();
  return (
    <>
      <PageHeader title={t('title')} />
      <DashboardTodo />
      {worksInBilling(may) ? (
        <MoneyOverview />
      ) : (
        <>
          <StatCards />
          <QuickActions />
          <RecentJobs />
          <Charts />
          <CreatedJobs />
        </>
      )}
    </>
  );
}
