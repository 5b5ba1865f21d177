import type { SavedViewList } from '@dispatch/domain/people/saved-views';
import { useState, type ReactNode } from 'react';
import { Button } from '../../ui/button/Button';
import { IconButton } from '../../ui/button/IconButton';
import { Icon } from '../../ui/icon/Icon';
import {
  type SavedView,
  useChangeSavedViewMutation,
  useDeleteSavedViewMutation,
} from '../../api/savedViews';
import { useTranslation } from '../../ui/text/useTranslation';
import { DialogBody } from '../../ui/over/DialogBody';
import { DialogButtons } from '../../ui/over/DialogButtons';
import { DialogFrame } from '../../ui/over/DialogFrame';
import { useListedViews } from './useListedViews';
import { ViewNameDialog } from './lateViewName';
import { ifMatch } from '../../api/request/requestHeaders';
import { useAct } from '../../ui/record/useAct';

interface ManageViewsDialogProps {
  list: SavedViewList;
  /** The current query of the list. */
  shown: string;
  onClose: () => void;
}

/** The user's own views of a list: update, rename, delete. */
export function ManageViewsDialog({ list, shown, onClose }: ManageViewsDialogProps) {
  const { t } = useTranslation(['savedViews', 'common']);
  const own = useListedViews(list).flatMap(({ saved }) => (saved ? [saved] : []));
  const { update, remove } = useViewActions();
  const [renamed, setRenamed] = useState<SavedView | null>(null);
  return (
    <DialogFrame title={t('manageTitle')} onClose={onClose}>
      <DialogBody>
        {own.length === 0 && <p className="type-body quiet">{t('none')}</p>}
        <ul className="row-list" aria-label={t('own')}>
          {own.map((view) => (
            <li key={view.id}>
              <p title={view.name} className="type-body cut push">
                {view.name}
              </p>
              <Act
                label={t('update', { name: view.name })}
                disabled={view.query === shown}
                onPress={() => void update(view, shown)}
              >
                <Icon name="sync" />
              </Act>
              <Act label={t('rename', { name: view.name })} onPress={() => setRenamed(view)}>
                <Icon name="edit" />
              </Act>
              <Act label={t('delete', { name: view.name })} onPress={() => void remove(view)}>
                <Icon name="delete" />
              </Act>
            </li>
          ))}
        </ul>
      </DialogBody>
      <DialogButtons>
        <Button color="secondary" onClick={onClose} autoFocus>
          {t('common:actions.close')}
        </Button>
      </DialogButtons>
      {renamed && <ViewNameDialog change={renamed} onClose={() => setRenamed(null)} />}
    </DialogFrame>
  );
}

interface ActProps {
  label: string;
  disabled?: boolean;
  onPress: () => void;
  children: ReactNode;
}

function Act({ label, disabled = false, onPress, children }: ActProps) {
  return (
    // A disabled button hears no pointer, which its tip needs.
    <span data-tip={label}>
      <IconButton label={label} disabled={disabled} onClick={onPress}>
        {children}
      </IconButton>
    </span>
  );
}

/** One-press actions for a view, each confirmed by a toast. */
function useViewActions() {
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
