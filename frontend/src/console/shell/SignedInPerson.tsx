import { isRole } from '@dispatch/domain/people/permissions';
import { CONSOLE_VIEWS } from '@dispatch/domain/views/console-view';
import { viewsBesideMenu } from '@dispatch/domain/views/menu';
import { useSession } from '../../api/accounts/session';
import { useCommands } from '../../parts/commands/CommandsContext';
import { AccountButton } from '../../parts/account/AccountButton';
import { useOpenView } from '../../parts/navigation/consoleViews';
import { useTranslation } from '../../ui/text/useTranslation';

/** Name, e-mail and role of the user, with a link to the account. */
export function SignedInPerson({ onNavigate }: { onNavigate?: () => void }) {
  const { t } = useTranslation('console');
  const { user, may } = useSession();
  const commands = useCommands();
  const openView = useOpenView();
  const named = user?.role;
  const role = isRole(named) ? t(`roles.${named}`) : named;
  const links = viewsBesideMenu(may).map((id) => ({
    icon: CONSOLE_VIEWS[id].icon,
    words: t(`views.${id}`),
    open: () => {
      openView(id);
      onNavigate?.();
    },
  }));
  return (
    <AccountButton onLogout={() => commands?.logout()} links={links}>
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
