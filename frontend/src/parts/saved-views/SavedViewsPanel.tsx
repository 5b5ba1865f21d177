import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { SavedViewList } from '@dispatch/domain/people/saved-views';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { late } from '../../ui/over/late';
import { useTranslation } from '../../ui/text/useTranslation';
import { viewAddress, type ListedView } from './useListedViews';
import { ViewNameDialog } from './lateViewName';

const ManageViewsDialog = late(async () => (await import('./ManageViewsDialog')).ManageViewsDialog);

interface SavedViewsPanelProps {
  list: SavedViewList;
  /** The current query of the list. */
  shown: string;
  views: readonly ListedView[];
  current: ListedView | undefined;
  /** The menu's anchor; null while it is closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
}

/** The menu of views, and the dialogs it opens. */
export function SavedViewsPanel(props: SavedViewsPanelProps) {
  const { list, shown, views, current, anchor, onClose } = props;
  const { t } = useTranslation('savedViews');
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<'save' | 'manage' | null>(null);
  const own = views.filter(({ saved }) => saved);
  const readyMade = views.filter(({ saved }) => !saved);
  const opening = (next: 'save' | 'manage') => () => {
    onClose();
    setDialog(next);
  };

  const item = (view: ListedView) => (
    <MenuItem
      key={view.key}
      selected={view === current}
      aria-current={view === current ? 'true' : undefined}
      onClick={() => {
        onClose();
        void navigate(viewAddress(view));
      }}
    >
      <p title={view.name} className="type-body cut">
        {view.name}
      </p>
    </MenuItem>
  );

  return (
    <>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={onClose}
        slotProps={{
          list: { 'aria-label': t('menu') },
          paper: { sx: { minWidth: 240, maxWidth: 'min(360px, calc(100% - 32px))' } },
        }}
      >
        {readyMade.length > 0 && <ListSubheader role="presentation">{t('builtIn')}</ListSubheader>}
        {readyMade.map(item)}
        {own.length > 0 && <ListSubheader role="presentation">{t('own')}</ListSubheader>}
        {own.map(item)}
        {views.length > 0 && <hr className="divider" />}
        <MenuItem onClick={opening('save')}>{t('save')}</MenuItem>
        {own.length > 0 && <MenuItem onClick={opening('manage')}>{t('manage')}</MenuItem>}
      </Menu>
      {dialog === 'save' && (
        <ViewNameDialog change={{ list, query: shown }} onClose={() => setDialog(null)} />
      )}
      {dialog === 'manage' && (
        <ManageViewsDialog list={list} shown={shown} onClose={() => setDialog(null)} />
      )}
    </>
  );
}
