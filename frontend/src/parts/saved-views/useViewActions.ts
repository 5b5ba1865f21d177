import {
  useChangeSavedViewMutation,
  useDeleteSavedViewMutation,
  type SavedView,
} from '../../api/savedViews';
import { ifMatch } from '../../api/request/requestHeaders';
import { useTranslation } from '../../ui/text/useTranslation';
import { useConfirm } from '../../ui/over/confirm/useConfirm';
import { useToast } from '../../ui/over/toast/useToast';
import { useErrorText } from '../../ui/text/useErrorText';

/** One-press actions for a view, each confirmed by a toast. */
export function useViewActions() {
  const { t } = useTranslation(['savedViews', 'common']);
  const toast = useToast();
  const confirm = useConfirm();
  const errorText = useErrorText();
  const [change] = useChangeSavedViewMutation();
  const [destroy] = useDeleteSavedViewMutation();

  const update = async ({ id, version, name }: SavedView, query: string) => {
    const { error } = await change({ id, savedViewChanges: { query }, ...ifMatch(version) });
    if (error) toast.error(errorText(error));
    else toast.success(t('updated', { name }));
  };
  const remove = async ({ id, version, name }: SavedView) => {
    const isSure = await confirm({
      title: t('confirm.title'),
      text: t('confirm.text', { name }),
      confirmLabel: t('common:actions.delete'),
      destructive: true,
    });
    if (!isSure) return;
    const { error } = await destroy({ id, ...ifMatch(version) });
    if (error) toast.error(errorText(error));
    else toast.success(t('deleted', { name }));
  };
  return { update, remove };
}
