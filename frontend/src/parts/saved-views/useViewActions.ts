import {
  useChangeSavedViewMutation,
  useDeleteSavedViewMutation,
  type SavedView,
} from '../../api/savedViews';
import { ifMatch } from '../../api/request/requestHeaders';
import { useAct } from '../../ui/record/useAct';
import { useTranslation } from '../../ui/text/useTranslation';

/** One-press actions for a view, each confirmed by a toast. */
export function useViewActions() {
  const { t } = useTranslation(['savedViews', 'common']);
  const act = useAct();
  const [change] = useChangeSavedViewMutation();
  const [destroy] = useDeleteSavedViewMutation();
  return {
    update: ({ id, version, name }: SavedView, query: string) =>
      act({
        send: () => change({ id, savedViewChanges: { query }, ...ifMatch(version) }),
        done: t('updated', { name }),
      }),
    remove: ({ id, version, name }: SavedView) =>
      act({
        ask: {
          title: t('confirm.title'),
          text: t('confirm.text', { name }),
          confirmLabel: t('common:actions.delete'),
          destructive: true,
        },
        send: () => destroy({ id, ...ifMatch(version) }),
        done: t('deleted', { name }),
      }),
  };
}
