import {
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useListSessionsQuery,
} from '../../api/accounts/account';
import { useTranslation } from '../../ui/text/useTranslation';
import { SessionListDialog } from './SessionListDialog';

/** The user's sessions: this device, and the others, which can be signed out. */
export function SessionsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('account');
  const [endSession] = useEndSessionMutation();
  const [endOtherSessions] = useEndOtherSessionsMutation();
  return (
    <SessionListDialog
      title={t('sessions.title')}
      query={useListSessionsQuery()}
      endOne={(id) => ({ send: () => endSession({ id }), done: t('sessions.ended') })}
      endOthers={{
        label: t('sessions.endOthers'),
        send: () => endOtherSessions(),
        done: t('sessions.othersEnded'),
      }}
      onClose={onClose}
    />
  );
}
