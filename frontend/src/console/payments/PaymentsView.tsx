import { usePaymentPagesInfiniteQuery } from '../../api/invoicing/payments';
import { PeriodFilter } from '../../parts/invoices/PeriodFilter';
import { usePaymentDialog } from '../../parts/navigation/paymentAddress';
import { CustomerFilter } from '../../parts/people/CustomerFilter';
import { Button } from '../../ui/button/Button';
import { Icon } from '../../ui/icon/Icon';
import { FilterChips } from '../../ui/list/filter/FilterChips';
import { ShownAtContext } from '../../ui/form/sending/leaveGuard';
import { late } from '../../ui/over/late';
import { RecordView } from '../../ui/record/RecordView';
import { useTranslation } from '../../ui/text/useTranslation';
import { readUrlState, useUrlState } from '../../ui/url/urlState';
import { usePaymentColumns, usePaymentName } from './paymentColumns';
import { PAYMENT_FIELDS } from './paymentsUrl';

const ApplyCredit = late(async () => (await import('./take/ApplyCredit')).ApplyCredit, {
  texts: ['payments'],
});

/** Received payments, latest first. */
export function PaymentsView() {
  const { t } = useTranslation('payments');
  const { open } = usePaymentDialog();
  const [{ customer, from, to, order, apply }, change] = useUrlState(PAYMENT_FIELDS);
  const query = usePaymentPagesInfiniteQuery({
    ...(customer !== null && { customerId: customer }),
    ...(from && { from }),
    ...(to && { to }),
    order,
  });
  const isFiltered = customer !== null || from !== '' || to !== '';
  const onClear = () => change({ customer: null, from: '', to: '' });
  return (
    <>
      <RecordView
        title={t('title')}
        countText={(words, isLeast) => t(isLeast ? 'countLeast' : 'count', words)}
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
            <FilterChips filters={[]} canClear={isFiltered} onClear={onClear} />
          </>
        }
        filtered={isFiltered && { text: t('noMatches'), onClear }}
        nothing={{ text: t('empty'), hint: t('emptyHint') }}
        query={query}
        errorTitle={t('loadFailed')}
        columns={usePaymentColumns()}
        nameOf={usePaymentName()}
        sorting={{ sort: 'paidOn', order }}
        onSort={(sorting) => change({ order: sorting.order })}
      />
      {apply !== null && (
        <ShownAtContext value={(params) => readUrlState(params, PAYMENT_FIELDS).apply === apply}>
          <ApplyCredit key={apply} id={apply} onClose={() => change({ apply: null })} />
        </ShownAtContext>
      )}
    </>
  );
}
