import { useRef } from 'react';
import { useGetUserQuery } from '../../api/accounts/users';
import {
  useEndUserSessionMutation,
  useEndUserSessionsMutation,
  useListUserSessionsQuery,
} from '../../api/accounts/userSessions';
import { SessionRow } from '../../parts/account/SessionRow';
import { Button } from '../../ui/button/Button';
import { DialogBody } from '../../ui/over/DialogBody';
import { DialogButtons } from '../../ui/over/DialogButtons';
import { DialogFrame } from '../../ui/over/DialogFrame';
import { useAct, type Act } from '../../ui/record/useAct';
import { DataView } from '../../ui/states/DataView';
import { useTranslation } from '../../ui/text/useTranslation';

interface UserSessionsDialogProps {
  id: number;
  onClose: () => void;
}

/** A user's sessions; an admin can end them. */
export function UserSessionsDialog({ id, onClose }: UserSessionsDialogProps) {
  const { t } = useTranslation(['users', 'common']);
  const closer = useRef<HTMLButtonElement>(null);
  const name = useGetUserQuery({ id }).data?.name ?? '';
  const sessions = useListUserSessionsQuery({ id });
  // The pressed button disappears with its session, so move the focus.
  const { endOne, endAll } = useEnding(id, () => closer.current?.focus());
  const others = sessions.data?.filter(({ isCurrent }) => !isCurrent) ?? [];
  return (
    <DialogFrame title={t('sessions.title', { name })} onClose={onClose}>
      <DialogBody>
        <DataView
          query={sessions}
          skeleton={120}
          empty={<p className="quiet">{t('sessions.none', { name })}</p>}
        >
          {(list) => (
            <ul className="row-list">
              {list.map((session) => (
                <SessionRow
                  key={session.id}
                  session={session}
                  onEnd={() => void endOne(session.id)}
                />
              ))}
            </ul>
          )}
        </DataView>
        <p className="type-small quiet">{t('sessions.place')}</p>
      </DialogBody>
      <DialogButtons>
        {others.length > 0 && (
          <Button color="error" onClick={() => void endAll()}>
            {t('sessions.endAll')}
          </Button>
        )}
        <Button ref={closer} color="secondary" onClick={onClose} autoFocus>
          {t('common:actions.close')}
        </Button>
      </DialogButtons>
    </DialogFrame>
  );
}

function useEnding(id: number, onGone: () => void) {
  const { t } = useTranslation('users');
  const act = useAct();
  const [endSession] = useEndUserSessionMutation();
  const [endSessions] = useEndUserSessionsMutation();
  const end = async (send: Act['send'], done: string) => {
    if (await act({ send, done })) onGone();
  };
  return {
    endOne: (sessionId: number) => end(() => endSession({ id, sessionId }), t('sessions.ended')),
    endAll: () => end(() => endSessions({ id }), t('sessions.allEnded')),
  };
}
