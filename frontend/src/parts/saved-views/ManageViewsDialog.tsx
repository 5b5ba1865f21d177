import type { SavedViewList } from '@dispatch/domain/people/saved-views';
import { useState, type ReactNode } from 'react';
import { Button } from '../../ui/button/Button';
import { IconButton } from '../../ui/button/IconButton';
import { Icon } from '../../ui/icon/Icon';
import type { SavedView } from '../../api/savedViews';
import { useTranslation } from '../../ui/text/useTranslation';
import { DialogBody } from '../../ui/over/DialogBody';
import { DialogButtons } from '../../ui/over/DialogButtons';
import { DialogFrame } from '../../ui/over/DialogFrame';
import { useListedViews } from './useListedViews';
import { useViewActions } from './useViewActions';
import { ViewNameDialog } from './lateViewName';

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
