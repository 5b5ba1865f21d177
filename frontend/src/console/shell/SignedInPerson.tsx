import { isRole } from '@dispatch/domain/people/permissions';
import { useSession } from '../../api/accounts/session';
import { useCommands } from '../../parts/commands/CommandsContext';
import { AccountButton } from '../../parts/account/AccountButton';
import { useTranslation } from '../../ui/text/useTranslation';

/** Name, e-mail and role of the user, with a link to the account. */
export function SignedInPerson() {
  const { t } = useTranslation('console');
  const { user } = useSession();
  const commands = useCommands();
  const named = user?.role;
  const role = isRole(named) ? t(`roles.${named}`) : named;
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
