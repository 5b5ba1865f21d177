import { Link } from 'react-router-dom';
import { useSession } from '../../api/session';
import { BrandMark } from '../../ui/page/BrandMark';
import { Button } from '../../ui/button/Button';
import { buttonLook } from '../../ui/button/buttonLook';
import { IconButton } from '../../ui/button/IconButton';
import { useCommands } from '../../parts/commands/CommandsContext';
import { Icon } from '../../ui/icon/Icon';
import { useTranslation } from '../../ui/text/useTranslation';
import { DisplaySettings } from './DisplaySettings';
import { FindButton } from './FindButton';
import { LiveIndicator } from './LiveIndicator';
import './shell.css';

export function Header({ onMenuOpen }: { onMenuOpen: () => void }) {
  const { t } = useTranslation(['console', 'common']);
  const { user, isAdmin } = useSession();
  const commands = useCommands();
  const role =
    user?.role === 'admin' || user?.role === 'driver' ? t(`roles.${user.role}`) : user?.role;

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
      {isAdmin && (
        <Link
          to="/driver-login"
          aria-label={t('driverPortal')}
          {...buttonLook({ variant: 'outlined', color: 'secondary', size: 'small' })}
        >
          <Icon name="truck" />
          <span className="wide-words">{t('driverPortal')}</span>
        </Link>
      )}
      <DisplaySettings />
      <div className="shell-person">
        <div className="type-label cut" title={user?.email}>
          {user?.email}
        </div>
        <div className="type-caption cut quiet" title={role}>
          {role}
        </div>
      </div>
      <Button
        size="small"
        color="secondary"
        onClick={commands?.logout}
        aria-label={t('common:actions.logout')}
      >
        <Icon name="logout" />
        <span className="wide-words">{t('common:actions.logout')}</span>
      </Button>
    </header>
  );
}
