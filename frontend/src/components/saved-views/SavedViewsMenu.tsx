import Bookmarks from '@mui/icons-material/BookmarksOutlined';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import type { SavedViewList } from '@dispatch/domain/saved-views';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { ManageViewsDialog } from './ManageViewsDialog';
import { useListedViews, viewAddress, type ListedView } from './useListedViews';
import { ViewNameDialog } from './ViewNameDialog';
import { viewQuery } from './viewQuery';

/** Beside the filters of a list: applies a view, or keeps what is shown as one. */
export function SavedViewsMenu({ list }: { list: SavedViewList }) {
  const { t } = useTranslation('savedViews');
  const { search } = useLocation();
  const navigate = useNavigate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [dialog, setDialog] = useState<'save' | 'manage' | null>(null);
  const views = useListedViews(list);
  const shown = viewQuery(list, search);
  const current = views.find(({ query }) => query === shown);
  const own = views.filter(({ saved }) => saved);
  const readyMade = views.filter(({ saved }) => !saved);
  const close = () => setAnchor(null);
  const opening = (next: 'save' | 'manage') => () => {
    close();
    setDialog(next);
  };

  const item = (view: ListedView) => (
    <MenuItem
      key={view.key}
      selected={view === current}
      aria-current={view === current ? 'true' : undefined}
      onClick={() => {
        close();
        void navigate(viewAddress(view));
      }}
    >
      <Typography noWrap title={view.name}>
        {view.name}
      </Typography>
    </MenuItem>
  );

  return (
    <>
      <Button
        variant="outlined"
        color="secondary"
        startIcon={<Bookmarks fontSize="small" />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ maxWidth: 240 }}
      >
        <Typography component="span" variant="inherit" noWrap>
          {current && shown !== '' ? current.name : t('label')}
        </Typography>
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        slotProps={{
          list: { 'aria-label': t('menu') },
          paper: { sx: { minWidth: 240, maxWidth: 'min(360px, calc(100% - 32px))' } },
        }}
      >
        {readyMade.length > 0 && <ListSubheader role="presentation">{t('builtIn')}</ListSubheader>}
        {readyMade.map(item)}
        {own.length > 0 && <ListSubheader role="presentation">{t('own')}</ListSubheader>}
        {own.map(item)}
        {views.length > 0 && <Divider />}
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
