import { zodResolver } from '@hookform/resolvers/zod';
import { FormProvider, useForm } from 'react-hook-form';
import { useAddPriceListItemMutation } from '../../api/invoicing/priceList';
import { idempotent } from '../../api/request/requestHeaders';
import { itemSchema, type ItemValues } from '../../parts/charges/chargeForm';
import { showServerProblems } from '../../ui/form/serverProblems';
import { useIntentKey } from '../../ui/form/useIntentKey';
import { DialogForm } from '../../ui/over/DialogForm';
import { DialogFrame } from '../../ui/over/DialogFrame';
import { useToast } from '../../ui/over/toast/useToast';
import { useErrorText } from '../../ui/text/useErrorText';
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
  const { t } = useTranslation(['priceList', 'common']);
  const toast = useToast();
  const errorText = useErrorText();
  const intent = useIntentKey();
  const [add, { isLoading }] = useAddPriceListItemMutation();
  const form = useForm<ItemValues>({ resolver: zodResolver(itemSchema), defaultValues: NO_ITEM });
  const submit = form.handleSubmit(async (values) => {
    if (isLoading) return;
    const { error } = await add({
      newPriceListItem: toPayload(values),
      ...idempotent(intent.read()),
    });
    if (!error) {
      toast.success(t('created'));
      onClose();
      return;
    }
    toast.error(intent.isSpentBy(error) ? t('common:mayExist') : errorText(error));
    showServerProblems(error, values, form.setError);
  });
  return (
    <DialogForm
      submitLabel={t('add')}
      busyLabel={t('adding')}
      isBusy={isLoading}
      isDirty={form.formState.isDirty}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <FormProvider {...form}>
        <ItemFields />
      </FormProvider>
    </DialogForm>
  );
}
