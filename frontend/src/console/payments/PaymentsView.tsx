import { isLeastOf, totalOf } from '../../api/cache/pages';
import { usePaymentPagesInfiniteQuery } from '../../api/invoicing/payments';
import { PeriodFilter } from '../../parts/invoices/PeriodFilter';
import { usePaymentDialog } from '../../parts/navigation/paymentAddress';
import { CustomerFilter } from '../../parts/people/CustomerFilter';
import { Button } from '../../ui/button/Button';
import { Icon } from '../../ui/icon/Icon';
import '../../ui/list/filter/filters.css';
import { FilterChips } from '../../ui/list/filter/FilterChips';
import { RecordList } from '../../ui/list/RecordList';
import { useFitsTable } from '../../ui/list/useListLayout';
import { late } from '../../ui/over/late';
import { PageHeader } from '../../ui/page/PageHeader';
import { EmptyState } from '../../ui/states/EmptyState';
import { useFormat } from '../../ui/text/useFormat';
import { useTranslation } from '../../ui/text/useTranslation';
import { useUrlState } from '../../ui/url/urlState';
import { PaymentCard } from './PaymentCard';
import { usePaymentColumns } from './paymentColumns';
import { PAYMENT_FIELDS } from './paymentsUrl';

const ApplyCredit = late(async () => (await import('./take/ApplyCredit')).ApplyCredit, {
  texts: ['payments'],
});

/** Received payments, latest first. */
export function PaymentsView() {
  const { t } = useTranslation(['payments', 'common']);
  const format = useFormat();
  const fitsTable = useFitsTable();
  const { open } = usePaymentDialog();
  const [{ customer, from, to, order, apply }, change] = useUrlState(PAYMENT_FIELDS);
  const query = usePaymentPagesInfiniteQuery({
    ...(customer !== null && { customerId: customer }),
    ...(from && { from }),
    ...(to && { to }),
    order,
  });
  const columns = usePaymentColumns();
  const total = totalOf(query.data);
  const countKey = isLeastOf(query.data) ? 'countLeast' : 'count';
  const isFiltered = customer !== null || from !== '' || to !== '';
  const clear = () => change({ customer: null, from: '', to: '' });
  return (
    <>
      <PageHeader
        title={t('title')}
        count={
          total === undefined
            ? undefined
            : t(countKey, { count: total, shown: format.number(total) })
        }
        action={
          <Button variant="contained" onClick={() => open(customer)}>
            <Icon name="add" />
            {t('take.title')}
          </Button>
        }
        filters={
          <>
            <div className="filter-grid">
              <CustomerFilter value={customer} onChange={(id) => change({ customer: id })} />
              <PeriodFilter days={{ from, to }} onChange={(days) => change({ ...days })} />
            </div>
            <FilterChips filters={[]} canClear={isFiltered} onClear={clear} />
          </>
        }
      />
      <RecordList
        query={query}
        label={t('title')}
        errorTitle={t('loadFailed')}
        empty={
          isFiltered ? (
            <EmptyState
              drawing="search"
              text={t('noMatches')}
              action={
                <Button variant="outlined" color="secondary" onClick={clear}>
                  {t('common:actions.clearFilters')}
                </Button>
              }
            />
          ) : (
            <EmptyState text={t('empty')} hint={t('emptyHint')} />
          )
        }
        columns={columns}
        sorting={{ sort: 'paidOn', order }}
        onSort={(sorting) => change({ order: sorting.order })}
        asCards={!fitsTable}
        renderCard={(payment) => <PaymentCard payment={payment} />}
      />
      {apply !== null && (
        <ApplyCredit key={apply} id={apply} onClose={() => change({ apply: null })} />
      )}
    </>
  );
}
