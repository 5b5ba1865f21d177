import { useListPriceListQuery, type PriceListItem } from '../../api/invoicing/priceList';
import { Button } from '../../ui/button/Button';
import { Icon } from '../../ui/icon/Icon';
import { ShortTable } from '../../ui/list/ShortTable';
import { useFitsTable } from '../../ui/list/useListLayout';
import { late } from '../../ui/over/late';
import { PageHeader } from '../../ui/page/PageHeader';
import { DataView } from '../../ui/states/DataView';
import { EmptyState } from '../../ui/states/EmptyState';
import { CardsSkeleton, TableSkeleton } from '../../ui/states/skeletons';
import { useFormat } from '../../ui/text/useFormat';
import { useTranslation } from '../../ui/text/useTranslation';
import '../../ui/list/records.css';
import { ItemCard } from './ItemCard';
import { usePriceColumns } from './priceColumns';
import { usePriceListUrl } from './priceListUrl';

const AddItemDialog = late(async () => (await import('./AddItemDialog')).AddItemDialog);
const EditItemDialog = late(async () => (await import('./EditItemDialog')).EditItemDialog);

/** Charges beyond the transport price. */
export function PriceListView() {
  const { t } = useTranslation('priceList');
  const format = useFormat();
  const [{ dialog, edit }, change] = usePriceListUrl();
  const fitsTable = useFitsTable();
  const query = useListPriceListQuery();
  const count = query.data?.length;
  const add = (
    <Button variant="contained" onClick={() => change({ dialog: 'add' })}>
      <Icon name="add" />
      {t('add')}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={t('title')}
        count={count ? t('count', { count, shown: format.number(count) }) : undefined}
        action={add}
      />
      <DataView
        query={query}
        errorTitle={t('loadFailed')}
        skeleton={fitsTable ? <TableSkeleton /> : <CardsSkeleton count={4} lines={2} />}
        isEmpty={(items) => items.length === 0}
        empty={<EmptyState text={t('empty.text')} hint={t('empty.hint')} />}
      >
        {(items) => (fitsTable ? <PriceTable items={items} /> : <PriceCards items={items} />)}
      </DataView>
      {dialog === 'add' && <AddItemDialog onClose={() => change({ dialog: '' })} />}
      {edit !== null && (
        <EditItemDialog key={edit} id={edit} onClose={() => change({ edit: null })} />
      )}
    </>
  );
}

function PriceTable({ items }: { items: readonly PriceListItem[] }) {
  const { t } = useTranslation('priceList');
  return <ShortTable items={items} columns={usePriceColumns()} label={t('title')} />;
}

function PriceCards({ items }: { items: readonly PriceListItem[] }) {
  return (
    <div className="record-grid">
      {items.map((item) => (
        <ItemCard key={item.id} item={item} />
      ))}
    </div>
  );
}
