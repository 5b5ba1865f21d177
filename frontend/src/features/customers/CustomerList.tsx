import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { CUSTOMER_STATUSES } from '@dispatch/domain/customer';
import { useTranslation } from 'react-i18next';
import { useCustomerPagesInfiniteQuery } from '../../api/customers';
import { totalOf } from '../../api/pages';
import { FilterSelect } from '../../components/jobs/FilterSelect';
import { useFitsTable } from '../../components/jobs/useJobLayout';
import { useSearchText } from '../../components/jobs/useSearchText';
import { PageHeader } from '../../components/PageHeader';
import type { PlaceKeeper } from '../../components/records/listPlace';
import { RecordList } from '../../components/records/RecordList';
import { SortSelect } from '../../components/records/SortSelect';
import { SavedViewsMenu } from '../../components/saved-views/SavedViewsMenu';
import { SearchField } from '../../components/SearchField';
import { EmptyState } from '../../components/states/EmptyState';
import { useFormat } from '../../components/useFormat';
import { CustomerCard } from './CustomerCard';
import { useCustomerColumns } from './customerColumns';
import { useCustomersUrl } from './customersUrl';

/** The Customer Directory (specification 2.8). */
export function CustomerList({ placeKeeper }: { placeKeeper: PlaceKeeper }) {
  const { t } = useTranslation(['customers', 'common']);
  const format = useFormat();
  const fitsTable = useFitsTable();
  const [{ q, status, sort, order }, change] = useCustomersUrl();
  const searched = useSearchText(q);
  const query = useCustomerPagesInfiniteQuery({
    ...(searched && { q: searched }),
    ...(status && { status }),
    sort,
    order,
  });
  const columns = useCustomerColumns();
  const isFiltered = searched !== undefined || status !== '';
  const total = totalOf(query.data);
  const sorting = { sort, order };
  const addButton = (
    <Button variant="contained" startIcon={<Add />} onClick={() => change({ dialog: 'add' })}>
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
            <SavedViewsMenu list="customers" />
            <FilterSelect
              label={t('columns.status')}
              allLabel={t('allStatuses')}
              options={CUSTOMER_STATUSES.map((value) => ({ value, label: t(`status.${value}`) }))}
              value={status}
              onChange={(next) => change({ status: next })}
            />
            {!fitsTable && <SortSelect columns={columns} sorting={sorting} onSort={change} />}
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
        placeKeeper={placeKeeper}
        asCards={!fitsTable}
        renderCard={(customer) => <CustomerCard customer={customer} />}
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
    </>
  );
}
