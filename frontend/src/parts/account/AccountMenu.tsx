import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useSession } from '../../api/accounts/session';
import { LANGUAGES } from '../../lib/languages';
import { driversPage, MANUAL } from '../../lib/manual';
import { Icon } from '../../ui/icon/Icon';
import type { IconName } from '../../ui/icon/icons';
import { useTranslation } from '../../ui/text/useTranslation';
import { useChangeLanguage } from '../session/LanguageSwitch';
import type { AccountDialog } from './AccountDialogs';

export interface AccountLink {
  readonly icon: IconName;
  readonly words: string;
  readonly open: () => void;
}

interface AccountMenuProps {
  /** Null while it is closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
  onOpen: (dialog: AccountDialog) => void;
  onLogout: () => void;
  links: readonly AccountLink[] | undefined;
}

export function AccountMenu({ anchor, onClose, onOpen, onLogout, links = [] }: AccountMenuProps) {
  const { t, i18n } = useTranslation(['account', 'common']);
  const { user, isDriver } = useSession();
  const changeLanguage = useChangeLanguage();
  const other = LANGUAGES.find((language) => language !== i18n.language) ?? 'en-CA';
  const entry = (icon: IconName, words: string, act: () => void, lang?: string) => (
    <MenuItem
      key={words}
      lang={lang}
      onClick={() => {
        onClose();
        act();
      }}
    >
      <ListItemIcon>
        <Icon name={icon} />
      </ListItemIcon>
      <ListItemText>{words}</ListItemText>
    </MenuItem>
  );
  return (
    <Menu
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ list: { 'aria-label': t('menu', { name: user?.name ?? '' }) } }}
    >
      {entry('key', t('password.open'), () => onOpen('password'))}
      {entry('shield', t('factors.open'), () => onOpen('factors'))}
      {entry('devices', t('sessions.title'), () => onOpen('sessions'))}
      {links.map(({ icon, words, open }) => entry(icon, words, open))}
      {entry('translate', t(`common:language.${other}`), () => changeLanguage(other), other)}
      <MenuItem
        component="a"
        onClick={onClose}
        // The phone keeps the drivers' page, and has one window; at the desk the form that is open stays.
        href={isDriver ? driversPage(i18n.language) : MANUAL}
        target={isDriver ? undefined : '_blank'}
        rel="noopener"
      >
        <ListItemIcon>
          <Icon name="help" />
        </ListItemIcon>
        <ListItemText>{t('common:actions.help')}</ListItemText>
      </MenuItem>
      {entry('logout', t('common:actions.logout'), onLogout)}
    </Menu>
  );
}
