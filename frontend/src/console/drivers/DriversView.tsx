import { DRIVER_STATUSES } from '@dispatch/domain/jobs/driver-status';
import { Link } from 'react-router-dom';
import { Icon } from '../../ui/icon/Icon';
import { useDriverPagesInfiniteQuery } from '../../api/drivers';
import { buttonLook } from '../../ui/button/buttonLook';
import { FilterSelect } from '../../ui/list/filter/FilterSelect';
import { LayoutToggle } from '../../ui/list/LayoutToggle';
import { useShownLayout } from '../../ui/list/useListLayout';
import { useSearchText } from '../../ui/list/filter/useSearchText';
import { late } from '../../ui/over/late';
import { RecordView } from '../../ui/record/RecordView';
import { SavedViewsMenu } from '../../parts/saved-views/SavedViewsMenu';
import { viewHref } from '../../parts/navigation/consoleViews';
import { useTranslation } from '../../ui/text/useTranslation';
import { useDriverColumns } from './driverColumns';
import { useDriversUrl } from './driversUrl';

const DriverPanel = late(async () => (await import('./DriverPanel')).DriverPanel);

/** Specification 2.9. Drivers are added and renamed as users. */
export function DriversView() {
  const { t } = useTranslation(['drivers', 'jobs']);
  const layout = useShownLayout();
  const [{ q, status, sort, order, driver }, change] = useDriversUrl();
  const searched = useSearchText(q);
  const query = useDriverPagesInfiniteQuery({
    ...(searched && { q: searched }),
    ...(status && { status }),
    sort,
    order,
  });
  const add = (
    <Link to={viewHref('users', { dialog: 'add' })} {...buttonLook({ variant: 'contained' })}>
      <Icon name="add-person" />
      {t('add')}
    </Link>
  );
  return (
    <>
      <RecordView
        title={t('title')}
        countText={(words) => t('count', words)}
        action={add}
        search={{ label: t('search'), value: q, onChange: (text) => change({ q: text }) }}
        filters={(sortSelect) => (
          <>
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
            {sortSelect}
            <LayoutToggle />
          </>
        )}
        filtered={
          (searched !== undefined || status !== '') && {
            text: t('noMatches'),
            onClear: () => change({ q: '', status: '' }),
          }
        }
        nothing={{ text: t('empty'), hint: t('emptyHint'), action: add }}
        query={query}
        errorTitle={t('loadFailed')}
        columns={useDriverColumns()}
        nameOf={({ name }) => name}
        sorting={{ sort, order }}
        onSort={change}
        asCards={layout === 'cards'}
      />
      {driver !== null && <DriverPanel key={driver} id={driver} />}
    </>
  );
}
