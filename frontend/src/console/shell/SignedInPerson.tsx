import { useSession } from '../../api/session';
import { useCommands } from '../../parts/commands/CommandsContext';
import { AccountButton } from '../../parts/account/AccountButton';
import { useTranslation } from '../../ui/text/useTranslation';

/** The name, the e-mail and the role of the person; their account is behind them. */
export function SignedInPerson() {
  const { t } = useTranslation('console');
  const { user } = useSession();
  const commands = useCommands();
  const role =
    user?.role === 'admin' || user?.role === 'driver' ? t(`roles.${user.role}`) : user?.role;
  return (
    <AccountButton onLogout={() => commands?.logout()}>
      <span className="person-line type-label">
        <span className="cut" title={user?.name}>
          {user?.name}
        </span>
        <span className="person-role cut quiet" title={role}>
          {role}
        </span>
      </span>
      <span className="person-mail type-caption cut quiet" title={user?.email}>
        {user?.email}
      </span>
    </AccountButton>
  );
}
