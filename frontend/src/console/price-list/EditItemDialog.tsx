import { zodResolver } from '@hookform/resolvers/zod';
import { FormProvider, useForm } from 'react-hook-form';
import {
  useChangePriceListItemMutation,
  useListPriceListQuery,
  type PriceListItem,
} from '../../api/priceList';
import { ifMatch } from '../../api/request/requestHeaders';
import { itemSchema, type ItemValues } from '../../parts/charges/chargeForm';
import { showServerProblems } from '../../ui/form/serverProblems';
import { StaleNotice } from '../../ui/form/StaleNotice';
import { useRebasedForm } from '../../ui/form/useRebasedForm';
import { DialogForm } from '../../ui/over/DialogForm';
import { DialogFrame } from '../../ui/over/DialogFrame';
import { DialogWait } from '../../ui/over/DialogWait';
import { useToast } from '../../ui/over/toast/useToast';
import { EmptyState } from '../../ui/states/EmptyState';
import { useErrorText } from '../../ui/text/useErrorText';
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
  const errorText = useErrorText();
  const [change, { isLoading }] = useChangePriceListItemMutation();
  const form = useForm<ItemValues>({
    resolver: zodResolver(itemSchema),
    defaultValues: toValues(item),
  });
  const { base, theirs, rebase } = useRebasedForm<ItemValues, PriceListItem>(form, item, toValues);
  const submit = form.handleSubmit(async (values) => {
    if (isLoading) return;
    const { error } = await change({
      id: base.id,
      priceListItemChanges: toPayload(values),
      ...ifMatch(base.version),
    });
    if (!error) {
      toast.success(t('updated'));
      onClose();
      return;
    }
    if (rebase(error)) return;
    toast.error(errorText(error));
    showServerProblems(error, values, form.setError);
  });
  return (
    <DialogForm
      submitLabel={t('save')}
      busyLabel={t('saving')}
      isBusy={isLoading}
      isDirty={form.formState.isDirty}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {theirs && (
        <StaleNotice
          key={base.version}
          resource="price-list"
          id={base.id}
          theirs={theirs.map(({ name, value }) => ({
            label: name === 'isProposed' ? t('columns.proposed') : t(`charges:fields.${name}`),
            text: String(value ?? ''),
          }))}
        />
      )}
      <FormProvider {...form}>
        <ItemFields />
      </FormProvider>
    </DialogForm>
  );
}
