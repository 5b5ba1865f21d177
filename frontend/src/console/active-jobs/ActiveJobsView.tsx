import { ROUTES } from '@dispatch/domain/views/routes';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { useSession } from '../../api/accounts/session';
import { Button } from '../../ui/button/Button';
import { buttonLook } from '../../ui/button/buttonLook';
import { LayoutToggle } from '../../ui/list/LayoutToggle';
import { ExportButton } from '../../parts/job/ExportButton';
import { JobListSkeleton } from '../../parts/job/JobListSkeleton';
import { PageHeader } from '../../ui/page/PageHeader';
import { DataView } from '../../ui/states/DataView';
import { EmptyState } from '../../ui/states/EmptyState';
import { useTexts } from '../../ui/text/useTexts';
import { useIsWide } from '../../ui/screen/useIsWide';
import { viewHref } from '../../parts/navigation/consoleViews';
import { useTranslation } from '../../ui/text/useTranslation';
import { exportedFilters, NO_FILTERS } from './activeJobsUrl';
import { ActiveJobsFilters } from './ActiveJobsFilters';
import { ActiveJobsList } from './ActiveJobsList';
import { SortActiveJobs } from './SortActiveJobs';
import { useActiveJobs } from './useActiveJobs';
import { useActiveList, type ActiveList } from './useActiveList';

type Query = ReturnType<typeof useActiveJobs>['query'];

/** Specification 2.5. */
export function ActiveJobsView() {
  const { isSignedOut, query } = useActiveJobs();
  return isSignedOut ? <SignedOut /> : <OpenJobs query={query} />;
}

/** Re-renders only when the deferred job list changes, not on every update of the store. */
const OpenJobs = memo(function OpenJobs({ query }: { query: Query }) {
  const { t, format } = useTexts('activeJobs');
  const isWide = useIsWide();
  const list = useActiveList(query.data);
  const exported = exportedFilters(list.choice);
  const shown = list.rows.length - list.gone.size;
  const counts = query.data &&
    list.isReady && { shown: format.number(shown), total: format.number(list.total) };
  return (
    <>
      <PageHeader
        title={t('title')}
        count={counts ? t('count', counts) : undefined}
        action={
          <div className="control-row">
            {isWide && <SortActiveJobs list={list} />}
            {exported && <ExportButton filters={exported} />}
            {isWide && <LayoutToggle />}
          </div>
        }
        filters={<ActiveJobsFilters list={list} />}
      />
      <DataView
        query={{ ...query, data: list.isReady ? query.data : undefined }}
        errorTitle={t('failed')}
        skeleton={<JobListSkeleton />}
        isEmpty={() => list.rows.length === 0}
        empty={<Empty list={list} isFiltered={list.total > 0} />}
      >
        {() => <ActiveJobsList list={list} />}
      </DataView>
    </>
  );
});

function SignedOut() {
  const { t } = useTranslation('activeJobs');
  return (
    <>
      <PageHeader title={t('title')} />
      <EmptyState
        drawing="lock"
        text={t('signedOut.title')}
        hint={t('signedOut.text')}
        action={
          <Link to={ROUTES.login.path} {...buttonLook({ variant: 'contained' })}>
            {t('signedOut.action')}
          </Link>
        }
      />
    </>
  );
}

function Empty({ list, isFiltered }: { list: ActiveList; isFiltered: boolean }) {
  const { t } = useTranslation(['activeJobs', 'common']);
  const { may } = useSession();
  return isFiltered ? (
    <EmptyState
      drawing="search"
      text={t('empty')}
      hint={t('emptyHint')}
      action={
        <Button variant="outlined" color="secondary" onClick={() => list.change(NO_FILTERS)}>
          {t('common:actions.clearFilters')}
        </Button>
      }
    />
  ) : (
    <EmptyState
      text={t('empty')}
      action={
        may('jobs:manage') && (
          <Link to={viewHref('new-dispatch')} {...buttonLook({ variant: 'contained' })}>
            {t('actions.newDispatch')}
          </Link>
        )
      }
    />
  );
}
