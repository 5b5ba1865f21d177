import { zodResolver } from '@hookform/resolvers/zod';
import { FormProvider } from 'react-hook-form';
import { useAddPriceListItemMutation } from '../../api/invoicing/priceList';
import { itemSchema } from '../../parts/charges/chargeForm';
import { DialogForm } from '../../ui/over/DialogForm';
import { useSendForm } from '../../ui/form/sending/useSendForm';
import { DialogFrame } from '../../ui/over/DialogFrame';
import { useToast } from '../../ui/over/toast/useToast';
import { useTranslation } from '../../ui/text/useTranslation';
import { ItemFields } from './ItemFields';
import { NO_ITEM, toPayload } from './itemForm';

export function AddItemDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('priceList');
  return (
    <DialogFrame title={t('add')} onClose={onClose}>
      <AddForm onClose={onClose} />
    </DialogFrame>
  );
}

function AddForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('priceList');
  const toast = useToast();
  const [add] = useAddPriceListItemMutation();
  const { form, sending } = useSendForm({
    place: 'new-price-list-item',
    resolver: zodResolver(itemSchema),
    defaultValues: NO_ITEM,
    send: (values, once) => add({ newPriceListItem: toPayload(values), ...once }),
    onSent: () => {
      toast.success(t('created'));
      onClose();
    },
  });
  return (
    <DialogForm {...sending} submitLabel={t('add')} busyLabel={t('adding')} onClose={onClose}>
      <FormProvider {...form}>
        <ItemFields />
      </FormProvider>
    </DialogForm>
  );
}
