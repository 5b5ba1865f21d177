import { ROUTES } from '@dispatch/domain/views/routes';
import { Link } from 'react-router-dom';
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
import { DisplaySettings } from './DisplaySettings';
import { FindButton } from './FindButton';
import { LiveIndicator } from './LiveIndicator';
import { SignedInPerson } from './SignedInPerson';
import './notice-bell.css';
import './shell.css';

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
