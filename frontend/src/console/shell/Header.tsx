import { ROUTES } from '@dispatch/domain/views/routes';
import { Link } from 'react-router-dom';
import { useState } from 'react';
import { useSession } from '../../api/accounts/session';
import { BrandMark } from '../../ui/page/BrandMark';
import { Button } from '../../ui/button/Button';
import { buttonLook } from '../../ui/button/buttonLook';
import { IconButton } from '../../ui/button/IconButton';
import { useCommands } from '../../parts/commands/CommandsContext';
import { Icon } from '../../ui/icon/Icon';
import { late } from '../../ui/over/late';
import { useMedia } from '../../ui/screen/useMedia';
import { useTranslation } from '../../ui/text/useTranslation';
import { LiveIndicator } from './LiveIndicator';
import { SignedInPerson } from './SignedInPerson';
import './notice-bell.css';
import './shell.css';
import { commandOf } from '../../parts/commands/registry';
import { ariaKeys, isMac } from '../../lib/keys';

const SettingsPopover = late(async () => (await import('./SettingsPopover')).SettingsPopover);

/** Requests its number after the view has loaded. */
const NoticeBell = late(async () => (await import('./NoticeBell')).NoticeBell, { isPlain: true });

const TO_PORTAL = buttonLook({
  variant: 'outlined',
  color: 'secondary',
  size: 'small',
  className: 'desk-only',
});

/** On a phone, the user and the link to the portal are in the menu. */
export function Header({ onMenuOpen }: { onMenuOpen: () => void }) {
  const { t } = useTranslation(['console', 'common']);
  const { may } = useSession();
  const commands = useCommands();
  const hasWords = useMedia('(min-width: 90em)');

  return (
    <header className="shell-head">
      <IconButton className="menu-opener" label={t('menu.open')} onClick={onMenuOpen}>
        <Icon name="menu" />
      </IconButton>
      <Link to="/" className="shell-home">
        <BrandMark subtitle={t('common:product')} />
      </Link>
      <span className="shell-space" />
      <FindButton />
      <span className="shell-space" />
      <LiveIndicator />
      {may('jobs:drive') && (
        <Link
          to={ROUTES.driverPicker.path}
          data-tip={hasWords ? undefined : t('driverPortal')}
          {...TO_PORTAL}
        >
          <Icon name="truck" />
          <span className="portal-words">{t('driverPortal')}</span>
        </Link>
      )}
      {may('notices:own') && (
        <div className="notice-bell">
          <NoticeBell />
        </div>
      )}
      <DisplaySettings />
      <div className="shell-person">
        <SignedInPerson />
      </div>
      <Button size="small" color="secondary" onClick={commands?.logout}>
        <Icon name="logout" />
        <span className="logout-words">{t('common:actions.logout')}</span>
      </Button>
    </header>
  );
}

/** Looks like the search field that it opens; an icon on a phone. */
function FindButton() {
  const { t } = useTranslation('console');
  const context = useCommands();
  const { run, keys = [] } = commandOf('find');
  return (
    <button
      type="button"
      className="find-button"
      onClick={() => context && run?.(context)}
      aria-haspopup="dialog"
      aria-keyshortcuts={ariaKeys(keys)}
    >
      <Icon name="search" />
      <span className="find-words" title={t('search.field')}>
        {t('search.field')}
      </span>
      <kbd aria-hidden>{t(isMac() ? 'search.mac' : 'search.other')}</kbd>
    </button>
  );
}

/** Language, colour scheme and height of table rows. */
function DisplaySettings() {
  const { t } = useTranslation('console');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <IconButton
        label={t('settings.label')}
        tip={t('settings.label')}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => {
          setIsAsked(true);
          setAnchor(currentTarget);
        }}
      >
        <Icon name="tune" />
      </IconButton>
      {isAsked && <SettingsPopover anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
}
