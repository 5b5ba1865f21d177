import { CUSTOMER_STATUSES } from '@dispatch/domain/people/customer';
import { Icon } from '../../ui/icon/Icon';
import { useCustomerPagesInfiniteQuery } from '../../api/customers';
import { useSession } from '../../api/accounts/session';
import { Button } from '../../ui/button/Button';
import { FilterSelect } from '../../ui/list/filter/FilterSelect';
import { useSearchText } from '../../ui/list/filter/useSearchText';
import type { PlaceKeeper } from '../../ui/list/lines/listPlace';
import { RecordView } from '../../ui/record/RecordView';
import { SavedViewsMenu } from '../../parts/saved-views/SavedViewsMenu';
import { useTranslation } from '../../ui/text/useTranslation';
import { useCustomerColumns } from './customerColumns';
import { useCustomersUrl } from './customersUrl';

/** The Customer Directory (specification 2.8). */
export function CustomerList({ placeKeeper }: { placeKeeper: PlaceKeeper }) {
  const { t } = useTranslation('customers');
  const [{ q, status, sort, order }, change] = useCustomersUrl();
  const searched = useSearchText(q);
  const query = useCustomerPagesInfiniteQuery({
    ...(searched && { q: searched }),
    ...(status && { status }),
    sort,
    order,
  });
  const { may } = useSession();
  const addButton = may('customers:manage') && (
    <Button variant="contained" onClick={() => change({ dialog: 'add' })}>
      <Icon name="add" />
      {t('add')}
    </Button>
  );

  return (
    <RecordView
      title={t('title')}
      countText={(words, isLeast) => t(isLeast ? 'countLeast' : 'count', words)}
      action={addButton}
      search={{ label: t('search'), value: q, onChange: (text) => change({ q: text }) }}
      filters={
        <>
          <SavedViewsMenu list="customers" />
          <FilterSelect
            label={t('columns.status')}
            allLabel={t('allStatuses')}
            options={CUSTOMER_STATUSES.map((value) => ({ value, label: t(`status.${value}`) }))}
            value={status}
            onChange={(next) => change({ status: next })}
          />
        </>
      }
      filtered={
        (searched !== undefined || status !== '') && {
          text: t('noMatches'),
          onClear: () => change({ q: '', status: '' }),
        }
      }
      nothing={{ text: t('empty'), hint: t('emptyHint'), action: addButton }}
      query={query}
      errorTitle={t('loadFailed')}
      columns={useCustomerColumns()}
      nameOf={({ name }) => name}
      sorting={{ sort, order }}
      onSort={change}
      placeKeeper={placeKeeper}
    />
  );
}
