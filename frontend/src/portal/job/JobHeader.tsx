import { Link } from 'react-router-dom';
import { useSession } from '../../api/accounts/session';
import { AccountButton } from '../../parts/account/AccountButton';
import { Button } from '../../ui/button/Button';
import { buttonLook } from '../../ui/button/buttonLook';
import { Icon } from '../../ui/icon/Icon';
import { useTranslation } from '../../ui/text/useTranslation';
import { PortalHeader } from '../shell/PortalHeader';
import { usePortalLogout } from '../shell/usePortalLogout';

interface JobHeaderProps {
  /** The address of the dashboard. */
  back: string;
  name: string | null;
  /** The id of the signed-in user. */
  userId: number;
}

export function JobHeader({ back, name, userId }: JobHeaderProps) {
  const { t } = useTranslation(['driver', 'common']);
  const { logout, isLeaving } = usePortalLogout(userId);
  // Dispatchers may open any driver's portal, so only the driver's own name opens the account.
  const { isDriver } = useSession();
  const person = <span className="type-label">{name}</span>;
  return (
    <PortalHeader
      lead={
        <Link {...buttonLook()} to={back}>
          <Icon name="back" size="text" />
          {t('job.back')}
        </Link>
      }
      action={
        <Button color="secondary" className="portal-action" aria-busy={isLeaving} onClick={logout}>
          <Icon name="logout" size="text" />
          {isLeaving ? t('leave.pending') : t('common:actions.logout')}
        </Button>
      }
    >
      {isDriver && name !== null ? (
        <AccountButton onLogout={logout}>{person}</AccountButton>
      ) : (
        person
      )}
    </PortalHeader>
  );
}
