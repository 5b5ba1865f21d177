import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { EndOfList } from '../../components/jobs/EndOfList';
import { JobCard } from '../../components/jobs/JobCard';
import { PageHeader } from '../../components/PageHeader';
import { RecordGrid } from '../../components/records/RecordGrid';
import { SavedViewsMenu } from '../../components/saved-views/SavedViewsMenu';
import { SearchField } from '../../components/SearchField';
import { DataView } from '../../components/states/DataView';
import { EmptyState } from '../../components/states/EmptyState';
import { CardsSkeleton } from '../../components/states/skeletons';
import { useTranslation } from '../../lib/useTranslation';
import { BillingBoxes } from './BillingBoxes';
import { SummaryCards } from './SummaryCards';
import { useBillingFlags } from './useBillingFlags';
import { useBillingJobs } from './useBillingJobs';

/** Specification 2.7. */
export function BillingView() {
  const { t } = useTranslation('billing');
  const { query, filters, change, isSearching, count, jobs, loadMore } = useBillingJobs();
  const changeFlag = useBillingFlags();
  const emptyKind = isSearching ? 'noMatches' : filters.show;

  return (
    <>
      <PageHeader
        title={t('title')}
        count={count}
        filters={
          <>
            <SearchField label={t('search')} onChange={(q) => change({ q })} />
            <SavedViewsMenu list="billing" />
            <FormControlLabel
              label={t('showAll')}
              sx={{ ml: 1 }}
              control={
                <Switch
                  checked={filters.show === 'all'}
                  onChange={(_event, isOn) => change({ show: isOn ? 'all' : 'pending' })}
                />
              }
            />
          </>
        }
      />
      <SummaryCards />
      <DataView
        query={query}
        skeleton={<CardsSkeleton count={6} lines={8} />}
        isEmpty={() => jobs.length === 0}
        empty={
          <EmptyState
            text={t('empty.title')}
            hint={t(`empty.${emptyKind}`)}
            drawing={isSearching ? 'search' : 'road'}
          />
        }
      >
        {() => (
          <div>
            <RecordGrid
              items={jobs}
              renderCard={(job) => (
                <JobCard
                  job={job}
                  actions={
                    <BillingBoxes job={job} onChange={(...flag) => void changeFlag(...flag)} />
                  }
                />
              )}
              onEndReached={loadMore}
            />
            <EndOfList isLoading={query.isFetchingNextPage} />
          </div>
        )}
      </DataView>
    </>
  );
}
