import { zodResolver } from '@hookform/resolvers/zod';
import {
  useAddPriceListItemMutation,
  useChangePriceListItemMutation,
  useListPriceListQuery,
  type NewPriceListItem,
  type PriceListItem,
} from '../../api/invoicing/priceList';
import { ifMatch } from '../../api/request/requestHeaders';
import { BLANK_PRICED, itemSchema, type ItemValues } from '../../parts/charges/chargeForm';
import { PricedFields } from '../../parts/charges/PricedFields';
import { FormCheckBox } from '../../ui/form/FormCheckBox';
import { NewRecordDialog } from '../../ui/record/NewRecordDialog';
import { RecordDialog } from '../../ui/record/RecordDialog';
import { useTranslation } from '../../ui/text/useTranslation';

const NO_ITEM: ItemValues = { ...BLANK_PRICED, isProposed: false };

function toValues(item: PriceListItem): ItemValues {
  const { nameEn, nameFr, unit, price, taxable, proposedBy } = item;
  return { nameEn, nameFr, unit, price, taxable, isProposed: proposedBy === 'winch' };
}

/** The request body of validated values. */
function toPayload({ isProposed, price, ...values }: ItemValues): NewPriceListItem {
  return {
    ...values,
    nameEn: values.nameEn.trim(),
    nameFr: values.nameFr.trim(),
    price: price ?? 0,
    proposedBy: isProposed ? 'winch' : null,
  };
}

export function AddItemDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('priceList');
  const [add] = useAddPriceListItemMutation();
  return (
    <NewRecordDialog
      texts={{ title: t('add'), submit: t('add'), busy: t('adding'), done: t('created') }}
      place="new-price-list-item"
      resolver={zodResolver(itemSchema)}
      defaultValues={NO_ITEM}
      send={(values, once) => add({ newPriceListItem: toPayload(values), ...once })}
      onClose={onClose}
    >
      <ItemFields />
    </NewRecordDialog>
  );
}

export function EditItemDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation(['priceList', 'charges']);
  const query = useListPriceListQuery();
  const [change] = useChangePriceListItemMutation();
  return (
    <RecordDialog
      texts={{ title: t('edit'), submit: t('save'), busy: t('saving'), done: t('updated') }}
      query={query}
      record={query.data?.find((item) => item.id === id)}
      gone={query.data !== undefined && t('gone')}
      place={`price-list-${id}`}
      resolver={zodResolver(itemSchema)}
      toValues={toValues}
      save={(values, { version }) =>
        change({ id, priceListItemChanges: toPayload(values), ...ifMatch(version) })
      }
      subject={{ resource: 'price-list', id }}
      inWords={({ name, value }) => ({
        label: name === 'isProposed' ? t('columns.proposed') : t(`charges:fields.${name}`),
        text: String(value ?? ''),
      })}
      onClose={onClose}
    >
      <ItemFields />
    </RecordDialog>
  );
}

function ItemFields() {
  const { t } = useTranslation('priceList');
  return (
    <>
      <PricedFields />
      <FormCheckBox<ItemValues> name="isProposed" label={t('proposeWinch')} />
    </>
  );
}
