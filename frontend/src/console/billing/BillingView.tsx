import { EndOfList } from '../../ui/list/EndOfList';
import { ExportButton } from '../../parts/job/ExportButton';
import { JobCard } from '../../parts/job/JobCard';
import { InvoiceJobButton } from '../../parts/invoices/InvoiceJobButton';
import { PageHeader } from '../../ui/page/PageHeader';
import { JobList } from '../../parts/job/JobList';
import { LayoutToggle } from '../../ui/list/LayoutToggle';
import { SelectedJobs } from '../../parts/selected/SelectedJobs';
import { SavedViewsMenu } from '../../parts/saved-views/SavedViewsMenu';
import { SearchField } from '../../ui/list/filter/SearchField';
import { Switch } from '../../ui/form/Switch';
import { DataView } from '../../ui/states/DataView';
import { EmptyState } from '../../ui/states/EmptyState';
import { CardsSkeleton } from '../../ui/states/skeletons';
import { useTranslation } from '../../ui/text/useTranslation';
import { BillingBoxes } from './BillingBoxes';
import { SummaryCards } from './SummaryCards';
import { useInvoiceTogether } from './useInvoiceTogether';
import { useBillingMarks } from './useBillingMarks';
import { useBillingColumns } from './useBillingColumns';
import { useBillingFlags } from './useBillingFlags';
import { useBillingJobs } from './useBillingJobs';

/** Specification 2.7. */
export function BillingView() {
  const { t } = useTranslation('billing');
  const { query, filters, change, isSearching, count, rows, gone, hold, loadMore, rest, exported } =
    useBillingJobs();
  const changeFlag = useBillingFlags();
  const columns = useBillingColumns(changeFlag);
  const marks = useBillingMarks();
  const invoice = useInvoiceTogether();
  const emptyKind = isSearching ? 'noMatches' : filters.show;

  return (
    <>
      <PageHeader
        title={t('title')}
        count={count}
        action={
          <div className="control-row">
            <ExportButton filters={exported} />
            <LayoutToggle />
          </div>
        }
        filters={
          <>
            <SearchField label={t('search')} value={filters.q} onChange={(q) => change({ q })} />
            <SavedViewsMenu list="billing" />
            <Switch
              label={t('showAll')}
              checked={filters.show === 'all'}
              onChange={(isOn) => change({ show: isOn ? 'all' : 'pending' })}
            />
          </>
        }
      />
      <SummaryCards />
      <DataView
        query={query}
        skeleton={<CardsSkeleton count={6} lines={8} />}
        isEmpty={() => rows.length === 0}
        empty={
          <EmptyState
            text={t('empty.title')}
            hint={t(`empty.${emptyKind}`)}
            drawing={isSearching ? 'search' : 'road'}
          />
        }
      >
        {() => (
          <div {...hold}>
            <SelectedJobs jobs={rows} {...{ gone, rest, marks }} acts={[invoice]}>
              <JobList
                jobs={rows}
                gone={gone}
                label={t('title')}
                columns={columns}
                renderCard={(job) => (
                  <JobCard
                    job={job}
                    actions={
                      <div className="billing-foot">
                        <BillingBoxes job={job} onChange={(...flag) => void changeFlag(...flag)} />
                        <InvoiceJobButton job={job} />
                      </div>
                    }
                  />
                )}
                onEndReached={loadMore}
              />
            </SelectedJobs>
            <EndOfList isLoading={query.isFetchingNextPage} />
          </div>
        )}
      </DataView>
    </>
  );
}
