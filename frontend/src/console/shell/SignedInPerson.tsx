import { useSession } from '../../api/session';
import { useTranslation } from '../../ui/text/useTranslation';

/** The e-mail and the role of the person, one below the other. */
export function SignedInPerson() {
  const { t } = useTranslation('console');
  const { user } = useSession();
  const role =
    user?.role === 'admin' || user?.role === 'driver' ? t(`roles.${user.role}`) : user?.role;
  return (
    <>
      <div className="type-label cut" title={user?.email}>
        {user?.email}
      </div>
      <div className="type-caption cut quiet" title={role}>
        {role}
      </div>
    </>
  );
}
