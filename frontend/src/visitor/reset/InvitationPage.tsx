import { ROUTES } from '@dispatch/domain/views/routes';
import { useAcceptInvitationMutation } from '../../api/accounts/secondStep';
import { PasswordLinkPage } from './PasswordLinkPage';

/** The target of an invitation: a new user chooses a password. */
export function InvitationPage() {
  const [accept, { isLoading, error }] = useAcceptInvitationMutation();
  return (
    <PasswordLinkPage
      words="invited"
      path={ROUTES.invitation.path}
      send={async (acceptedInvitation) => !(await accept({ acceptedInvitation })).error}
      isSending={isLoading}
      error={error}
    />
  );
}
