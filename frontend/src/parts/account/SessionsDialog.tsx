import { useRef } from 'react';
import {
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useListSessionsQuery,
  type SignedInPlace,
} from '../../api/accounts/account';
import { Button } from '../../ui/button/Button';
import { DialogBody } from '../../ui/over/DialogBody';
import { DialogButtons } from '../../ui/over/DialogButtons';
import { DialogFrame } from '../../ui/over/DialogFrame';
import { useAct, type Act } from '../../ui/record/useAct';
import { DataView } from '../../ui/states/DataView';
import { useTranslation } from '../../ui/text/useTranslation';
import { SessionRow } from './SessionRow';

/** The user's sessions: this device, and the others, which can be signed out. */
export function SessionsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['account', 'common']);
  const closer = useRef<HTMLButtonElement>(null);
  const sessions = useListSessionsQuery();
  const { endOne, endOthers } = useEnding(() => closer.current?.focus());
  return (
    <DialogFrame title={t('sessions.title')} onClose={onClose}>
      <DialogBody>
        <DataView query={sessions} skeleton={120}>
          {(list) => (
            <ul className="row-list">
              {list.map((session) => (
                <SessionRow key={session.id} session={session} onEnd={() => void endOne(session)} />
              ))}
            </ul>
          )}
        </DataView>
      </DialogBody>
      <DialogButtons>
        {(sessions.data?.length ?? 0) > 1 && (
          <Button color="error" onClick={() => void endOthers()}>
            {t('sessions.endOthers')}
          </Button>
        )}
        <Button ref={closer} color="secondary" onClick={onClose} autoFocus>
          {t('common:actions.close')}
        </Button>
      </DialogButtons>
    </DialogFrame>
  );
}

/** The pressed button disappears with its session: `onGone` moves the focus. */
function useEnding(onGone: () => void) {
  const { t } = useTranslation('account');
  const act = useAct();
  const [endSession] = useEndSessionMutation();
  const [endOtherSessions] = useEndOtherSessionsMutation();
  const end = async (send: Act['send'], done: string) => {
    if (await act({ send, done })) onGone();
  };
  return {
    endOne: ({ id }: SignedInPlace) => end(() => endSession({ id }), t('sessions.ended')),
    endOthers: () => end(() => endOtherSessions(), t('sessions.othersEnded')),
  };
}
