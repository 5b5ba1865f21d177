import { zodResolver } from '@hookform/resolvers/zod';
import { FormProvider } from 'react-hook-form';
import {
  useChangePriceListItemMutation,
  useListPriceListQuery,
  type PriceListItem,
} from '../../api/invoicing/priceList';
import { ifMatch } from '../../api/request/requestHeaders';
import { itemSchema } from '../../parts/charges/chargeForm';
import { useRecordForm } from '../../ui/form/sending/useRecordForm';
import { StaleNotice } from '../../ui/form/sending/StaleNotice';
import { DialogForm } from '../../ui/over/DialogForm';
import { DialogFrame } from '../../ui/over/DialogFrame';
import { DialogWait } from '../../ui/over/DialogWait';
import { useToast } from '../../ui/over/toast/useToast';
import { EmptyState } from '../../ui/states/EmptyState';
import { useTranslation } from '../../ui/text/useTranslation';
import { ItemFields } from './ItemFields';
import { toPayload, toValues } from './itemForm';

interface EditItemDialogProps {
  id: number;
  onClose: () => void;
}

export function EditItemDialog({ id, onClose }: EditItemDialogProps) {
  const { t } = useTranslation('priceList');
  const query = useListPriceListQuery();
  const item = query.data?.find((one) => one.id === id);
  return (
    <DialogFrame title={t('edit')} onClose={onClose}>
      {item ? (
        <EditForm item={item} onClose={onClose} />
      ) : query.data ? (
        <EmptyState drawing="search" text={t('gone')} />
      ) : (
        <DialogWait query={query} rows={4} onClose={onClose} />
      )}
    </DialogFrame>
  );
}

function EditForm({ item, onClose }: { item: PriceListItem; onClose: () => void }) {
  const { t } = useTranslation(['priceList', 'charges']);
  const toast = useToast();
  const [change] = useChangePriceListItemMutation();
  const { form, base, theirs, sending } = useRecordForm({
    place: `price-list-${item.id}`,
    record: item,
    resolver: zodResolver(itemSchema),
    toValues,
    save: (values, { id, version }) =>
      change({ id, priceListItemChanges: toPayload(values), ...ifMatch(version) }),
    onSaved: () => {
      toast.success(t('updated'));
      onClose();
    },
  });
  return (
    <DialogForm {...sending} submitLabel={t('save')} busyLabel={t('saving')} onClose={onClose}>
      <StaleNotice
        resource="price-list"
        id={base.id}
        version={base.version}
        theirs={theirs}
        inWords={({ name, value }) => ({
          label: name === 'isProposed' ? t('columns.proposed') : t(`charges:fields.${name}`),
          text: String(value ?? ''),
        })}
      />
      <FormProvider {...form}>
        <ItemFields />
      </FormProvider>
    </DialogForm>
  );
}
