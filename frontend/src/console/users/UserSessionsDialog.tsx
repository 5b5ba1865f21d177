import { useGetUserQuery } from '../../api/accounts/users';
import {
  useEndUserSessionMutation,
  useEndUserSessionsMutation,
  useListUserSessionsQuery,
} from '../../api/accounts/userSessions';
import { SessionListDialog } from '../../parts/account/SessionListDialog';
import { useTranslation } from '../../ui/text/useTranslation';

/** A user's sessions; an admin can end them. */
export function UserSessionsDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation('users');
  const name = useGetUserQuery({ id }).data?.name ?? '';
  const [endSession] = useEndUserSessionMutation();
  const [endSessions] = useEndUserSessionsMutation();
  return (
    <SessionListDialog
      title={t('sessions.title', { name })}
      query={useListUserSessionsQuery({ id })}
      empty={t('sessions.none', { name })}
      note={t('sessions.place')}
      endOne={(sessionId) => ({
        send: () => endSession({ id, sessionId }),
        done: t('sessions.ended'),
      })}
      endOthers={{
        label: t('sessions.endAll'),
        send: () => endSessions({ id }),
        done: t('sessions.allEnded'),
      }}
      onClose={onClose}
    />
  );
}
