import { Link } from 'react-router-dom';
import { useSession } from '../../api/accounts/session';
import { AccountButton } from '../../parts/account/AccountButton';
import { Button } from '../../ui/button/Button';
import { buttonLook } from '../../ui/button/buttonLook';
import { Icon } from '../../ui/icon/Icon';
import '../../ui/text/text.css';
import '../../ui/text/type.css';
import { useTranslation } from '../../ui/text/useTranslation';
import './frame.css';
import { usePortalLogout } from './usePortalLogout';

interface PortalHeaderProps {
  /** The page's own heading, or a back link instead. */
  title?: string;
  back?: string;
  name: string | null;
  email?: string | null;
  /** The id of the signed-in user. */
  userId: number;
}

export function PortalHeader({ title, back, name, email, userId }: PortalHeaderProps) {
  const { t } = useTranslation(['driver', 'common']);
  const { logout, isLeaving } = usePortalLogout(userId);
  // Dispatchers may open any driver's portal, so only the driver's own name opens the account.
  const { isDriver } = useSession();
  const person = (
    <>
      <span className="type-label">{name}</span>
      {email && <span className="type-small quiet">{email}</span>}
    </>
  );
  return (
    <header className="portal-header">
      <div className="portal-header-row">
        {back ? (
          <Link {...buttonLook()} to={back}>
            <Icon name="back" size="text" />
            {t('job.back')}
          </Link>
        ) : (
          <h1 className="portal-header-title type-h1">{title}</h1>
        )}
        <Button color="secondary" className="portal-logout" aria-busy={isLeaving} onClick={logout}>
          <Icon name="logout" size="text" />
          {isLeaving ? t('leave.pending') : t('common:actions.logout')}
        </Button>
      </div>
      <div className="portal-person">
        {isDriver && name !== null ? (
          <AccountButton onLogout={logout}>{person}</AccountButton>
        ) : (
          person
        )}
      </div>
    </header>
  );
}
