import { invitationState, mayBeInvited } from '@dispatch/domain/people/invitation';
import {
  useInviteUserMutation,
  useWithdrawInvitationMutation,
  type User,
} from '../../api/accounts/users';
import { useConfig } from '../../api/config';
import { Button } from '../../ui/button/Button';
import { useAct } from '../../ui/record/useAct';
import { useFormat } from '../../ui/text/useFormat';
import { useTranslation } from '../../ui/text/useTranslation';

/** The invitation of a user who has never signed in. */
export function UserInvitation({ user }: { user: User }) {
  const { t } = useTranslation('users');
  const { passwordReset: sendsLinks } = useConfig();
  const act = useAct();
  const [invite] = useInviteUserMutation();
  const [withdraw] = useWithdrawInvitationMutation();
  const { id, invitation } = user;
  const maySend = sendsLinks && mayBeInvited(user);
  if (invitation === null && !maySend) return null;
  const send = () =>
    void act({
      send: () => invite({ id }),
      done: t('invitation.sent'),
      failed: t('invitation.sendFailed'),
    });
  const handleWithdraw = () =>
    void act({
      send: () => withdraw({ id }),
      done: t('invitation.withdrawn'),
      failed: t('invitation.withdrawFailed'),
    });
  return (
    <div role="group" aria-label={t('invitation.title')}>
      <p className="type-label">{t('invitation.title')}</p>
      <InvitationText invitation={invitation} />
      <div className="control-row">
        {maySend && (
          <Button color="secondary" size="small" variant="outlined" onClick={send}>
            {t(invitation === null ? 'invitation.send' : 'invitation.sendAgain')}
          </Button>
        )}
        {invitation !== null && (
          <Button color="error" size="small" variant="outlined" onClick={handleWithdraw}>
            {t('invitation.withdraw')}
          </Button>
        )}
      </div>
    </div>
  );
}

function InvitationText({ invitation }: Pick<User, 'invitation'>) {
  const { t } = useTranslation('users');
  const { moment } = useFormat();
  if (invitation === null) return <p className="type-body quiet">{t('invitation.none')}</p>;
  const state = invitationState(invitation, new Date());
  const words = { sent: moment(invitation.sentAt), end: moment(invitation.expiresAt) };
  return <p className="type-body quiet">{t(`invitation.${state}`, words)}</p>;
}
