import PersonAdd from '@mui/icons-material/PersonAddOutlined';
import Button from '@mui/material/Button';
import { DRIVER_STATUSES } from '@dispatch/domain/driver-status';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useDriverPagesInfiniteQuery } from '../../api/drivers';
import { totalOf } from '../../api/pages';
import { FilterSelect } from '../../components/jobs/FilterSelect';
import { LayoutToggle } from '../../components/jobs/LayoutToggle';
import { useShownLayout } from '../../components/jobs/useJobLayout';
import { useSearchText } from '../../components/jobs/useSearchText';
import { PageHeader } from '../../components/PageHeader';
import { RecordList } from '../../components/records/RecordList';
import { SortSelect } from '../../components/records/SortSelect';
import { SavedViewsMenu } from '../../components/saved-views/SavedViewsMenu';
import { SearchField } from '../../components/SearchField';
import { EmptyState } from '../../components/states/EmptyState';
import { useFormat } from '../../components/useFormat';
import { viewHref } from '../../lib/consoleViews';
import { DriverCard } from './DriverCard';
import { useDriverColumns } from './driverColumns';
import { DriverPanel } from './DriverPanel';
import { useDriversUrl } from './driversUrl';

/** Specification 2.9. Drivers are made and named as users. */
export function DriversView() {
  const { t } = useTranslation(['drivers', 'common', 'jobs']);
  const format = useFormat();
  const layout = useShownLayout();
  const [{ q, status, sort, order, driver }, change] = useDriversUrl();
  const searched = useSearchText(q);
  const query = useDriverPagesInfiniteQuery({
    ...(searched && { q: searched }),
    ...(status && { status }),
    sort,
    order,
  });
  const columns = useDriverColumns();
  const sorting = { sort, order };
  const total = totalOf(query.data);
  const isFiltered = searched !== undefined || status !== '';
  const addButton = (
    <Button
      variant="contained"
      startIcon={<PersonAdd />}
      component={RouterLink}
      to={viewHref('users', { dialog: 'add' })}
    >
      {t('add')}
    </Button>
  );

  return (
    <>
      <PageHeader
        title={t('title')}
        count={
          total === undefined
            ? undefined
            : t('count', { count: total, shown: format.number(total) })
        }
        action={addButton}
        filters={
          <>
            <SearchField label={t('search')} value={q} onChange={(text) => change({ q: text })} />
            <SavedViewsMenu list="drivers" />
            <FilterSelect
              label={t('columns.status')}
              allLabel={t('allStatuses')}
              options={DRIVER_STATUSES.map((value) => ({
                value,
                label: t(`jobs:driver.status.${value}`),
              }))}
              value={status}
              onChange={(next) => change({ status: next })}
            />
            {layout === 'cards' && (
              <SortSelect columns={columns} sorting={sorting} onSort={change} />
            )}
            <LayoutToggle />
          </>
        }
      />
      <RecordList
        query={query}
        label={t('title')}
        errorTitle={t('loadFailed')}
        columns={columns}
        sorting={sorting}
        onSort={change}
        asCards={layout === 'cards'}
        renderCard={(shown) => <DriverCard driver={shown} />}
        empty={
          isFiltered ? (
            <EmptyState
              drawing="search"
              text={t('noMatches')}
              action={
                <Button
                  variant="outlined"
                  color="secondary"
                  onClick={() => change({ q: '', status: '' })}
                >
                  {t('common:actions.clearFilters')}
                </Button>
              }
            />
          ) : (
            <EmptyState text={t('empty')} hint={t('emptyHint')} action={addButton} />
          )
        }
      />
      {driver !== null && <DriverPanel key={driver} id={driver} />}
    </>
  );
}
