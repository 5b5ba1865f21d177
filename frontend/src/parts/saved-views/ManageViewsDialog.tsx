import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import type { SavedViewList } from '@dispatch/domain/people/saved-views';
import { useState, type ReactNode } from 'react';
import { Button } from '../../ui/button/Button';
import { IconButton } from '../../ui/button/IconButton';
import { Icon } from '../../ui/icon/Icon';
import type { SavedView } from '../../api/savedViews';
import { useTranslation } from '../../ui/text/useTranslation';
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
      <DialogContent>
        {own.length === 0 && <Typography color="text.secondary">{t('none')}</Typography>}
        <List disablePadding aria-label={t('own')}>
          {own.map((view) => (
            <ListItem key={view.id} disableGutters divider sx={{ gap: 1 }}>
              <Typography noWrap title={view.name} sx={{ flex: 1 }}>
                {view.name}
              </Typography>
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
            </ListItem>
          ))}
        </List>
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onClose} autoFocus>
          {t('common:actions.close')}
        </Button>
      </DialogActions>
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
