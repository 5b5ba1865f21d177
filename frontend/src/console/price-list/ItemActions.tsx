import { ifMatch } from '../../api/request/requestHeaders';
import { useRemovePriceListItemMutation, type PriceListItem } from '../../api/invoicing/priceList';
import { useChargeWords } from '../../parts/charges/useChargeWords';
import { RecordActions } from '../../ui/list/RecordActions';
import { useConfirm } from '../../ui/over/confirm/useConfirm';
import { useToast } from '../../ui/over/toast/useToast';
import { useErrorText } from '../../ui/text/useErrorText';
import { useTranslation } from '../../ui/text/useTranslation';
import { usePriceListUrl } from './priceListUrl';

export function ItemActions({ item }: { item: PriceListItem }) {
  const { t } = useTranslation('priceList');
  const [, change] = usePriceListUrl();
  const confirm = useConfirm();
  const toast = useToast();
  const errorText = useErrorText();
  const [remove] = useRemovePriceListItemMutation();
  const name = useChargeWords().nameOf(item);
  const { id, version } = item;
  const handleDelete = async () => {
    const isSure = await confirm({
      title: t('delete.title', { name }),
      text: t('delete.text'),
      confirmLabel: t('delete.confirm'),
      destructive: true,
    });
    if (!isSure) return;
    const { error } = await remove({ id, ...ifMatch(version) });
    if (error) toast.error(errorText(error));
    else toast.success(t('deleted'));
  };
  return (
    <RecordActions
      editLabel={t('editNamed', { name })}
      deleteLabel={t('deleteNamed', { name })}
      onEdit={() => change({ edit: id })}
      onDelete={() => void handleDelete()}
    />
  );
}
