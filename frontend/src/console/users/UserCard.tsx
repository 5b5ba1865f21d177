import type { User } from '../../api/accounts/users';
import { EmailLink } from '../../ui/facts/ContactLinks';
import { RecordCard } from '../../ui/list/RecordCard';
import { useFormat } from '../../ui/text/useFormat';
import { useTranslation } from '../../ui/text/useTranslation';
import { UserActions } from './UserActions';
import { AccountChip, RoleChip } from './UserChips';

export function UserCard({ user }: { user: User }) {
  const { t } = useTranslation('users');
  const format = useFormat();
  const { name, email, role, isActive, lastLogin } = user;
  return (
    <RecordCard label={name}>
      <div className="record-card-head">
        <h2 className="cut push strong" title={name}>
          {name}
        </h2>
        <UserActions user={user} />
      </div>
      <div className="small">
        <EmailLink email={email} />
      </div>
      <div className="line">
        <RoleChip role={role} />
        <AccountChip isActive={isActive} />
      </div>
      <p className="cut small quiet">
        {lastLogin ? t('lastLogin', { date: format.moment(lastLogin) }) : t('neverLoggedIn')}
      </p>
    </RecordCard>
  );
}
