import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListSubheader from '@mui/material/ListSubheader';
import Typography from '@mui/material/Typography';
import { Suspense, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { commandOf } from '../../components/commands/registry';
import { viewHref, type ViewId } from '../../lib/consoleViews';
import { LAZY_COUNTS } from './lazyParts';
import { CONSOLE_VIEWS, MENU_GROUPS, type ConsoleView, type MenuGroup } from './views';

interface SideMenuProps {
  view: ViewId;
  onNavigate?: () => void;
}

export function SideMenu(props: SideMenuProps) {
  const { t } = useTranslation('console');
  return (
    <Box
      component="nav"
      aria-label={t('menu.label')}
      sx={{ p: 2, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}
    >
      {MENU_GROUPS.map((group) => (
        <MenuSection key={group} group={group} {...props} />
      ))}
    </Box>
  );
}

function MenuSection({ group, ...props }: SideMenuProps & { group: MenuGroup }) {
  const { t } = useTranslation('console');
  const id = useId();
  return (
    <div>
      <ListSubheader
        id={id}
        component="div"
        disableSticky
        sx={{ typography: 'caption', color: 'text.secondary', px: 2, pb: 1, bgcolor: 'inherit' }}
      >
        {t(`menu.groups.${group}`)}
      </ListSubheader>
      <List
        disablePadding
        aria-labelledby={id}
        sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '2px' }}
      >
        {CONSOLE_VIEWS.filter((entry) => entry.group === group).map((entry) => (
          <MenuEntry key={entry.id} entry={entry} {...props} />
        ))}
      </List>
    </div>
  );
}

function MenuEntry({ entry, view, onNavigate }: SideMenuProps & { entry: ConsoleView }) {
  const { t } = useTranslation('console');
  const isCurrent = entry.id === view;
  const { icon: Icon } = commandOf(entry.id);
  const Count = LAZY_COUNTS[entry.id];
  return (
    <ListItem disablePadding>
      <ListItemButton
        component={Link}
        to={viewHref(entry.id)}
        onClick={onNavigate}
        selected={isCurrent}
        aria-current={isCurrent ? 'page' : undefined}
        sx={{ gap: 2, px: 2, py: { xs: 3, md: 1.75 } }}
      >
        <ListItemIcon sx={{ minWidth: 0, color: 'inherit' }}>
          {Icon && <Icon fontSize="small" />}
        </ListItemIcon>
        <Typography
          variant={isCurrent ? 'subtitle1' : 'body1'}
          component="span"
          // The longest French label needs a second line beside its count; none is cut.
          sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', textWrap: 'balance' }}
        >
          {t(`views.${entry.id}`)}
        </Typography>
        {Count && (
          <Typography variant="caption" color="text.secondary">
            <Suspense>
              <Count />
            </Suspense>
          </Typography>
        )}
      </ListItemButton>
    </ListItem>
  );
}
