import { ROUTES } from '@dispatch/domain/views/routes';
import { useResetPasswordMutation } from '../../api/accounts/secondStep';
import { PasswordLinkPage } from './PasswordLinkPage';

/** The target of a password reset link. */
export function ResetPasswordPage() {
  const [reset, { isLoading, error }] = useResetPasswordMutation();
  return (
    <PasswordLinkPage
      words="set"
      path={ROUTES.resetPassword.path}
      send={async (passwordReset) => !(await reset({ passwordReset })).error}
      isSending={isLoading}
      error={error}
    />
  );
}
