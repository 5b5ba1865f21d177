import { useListPriceListQuery } from '../../api/invoicing/priceList';
import { useChargeWords } from '../../parts/charges/useChargeWords';
import { Button } from '../../ui/button/Button';
import { Icon } from '../../ui/icon/Icon';
import { late } from '../../ui/over/late';
import { RecordView } from '../../ui/record/RecordView';
import { useTranslation } from '../../ui/text/useTranslation';
import { usePriceColumns } from './priceColumns';
import { usePriceListUrl } from './priceListUrl';
import type texts from '../../locales/en-CA/priceList.json';

declare module '../../locales/namespaces' {
  interface Namespaces {
    priceList: typeof texts;
  }
}

const AddItemDialog = late(async () => (await import('./ItemDialog')).AddItemDialog);
const EditItemDialog = late(async () => (await import('./ItemDialog')).EditItemDialog);

/** Charges beyond the transport price. */
export function PriceListView() {
  const { t } = useTranslation('priceList');
  const [{ dialog, edit }, change] = usePriceListUrl();
  return (
    <>
      <RecordView
        title={t('title')}
        countText={(words) => (words.count === 0 ? undefined : t('count', words))}
        action={
          <Button variant="contained" onClick={() => change({ dialog: 'add' })}>
            <Icon name="add" />
            {t('add')}
          </Button>
        }
        nothing={{ text: t('empty.text'), hint: t('empty.hint') }}
        query={useListPriceListQuery()}
        errorTitle={t('loadFailed')}
        columns={usePriceColumns()}
        nameOf={useChargeWords().nameOf}
      />
      {dialog === 'add' && <AddItemDialog onClose={() => change({ dialog: '' })} />}
      {edit !== null && (
        <EditItemDialog key={edit} id={edit} onClose={() => change({ edit: null })} />
      )}
    </>
  );
}
