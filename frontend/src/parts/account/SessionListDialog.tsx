import { useRef } from 'react';
import type { SignedInPlace } from '../../api/accounts/account';
import { Button } from '../../ui/button/Button';
import { DialogBody } from '../../ui/over/DialogBody';
import { DialogButtons } from '../../ui/over/DialogButtons';
import { DialogFrame } from '../../ui/over/DialogFrame';
import { useAct, type Act } from '../../ui/record/useAct';
import { DataView } from '../../ui/states/DataView';
import { useTranslation } from '../../ui/text/useTranslation';
import { ToneChip } from '../../ui/facts/ToneChip';
import { useFormat } from '../../ui/text/useFormat';
import { useProgramName } from './useProgramName';

interface SessionListDialogProps {
  title: string;
  query: Parameters<typeof DataView<readonly SignedInPlace[]>>[0]['query'];
  empty?: string;
  note?: string;
  endOne: (id: number) => Act;
  endOthers: Act & { readonly label: string };
  onClose: () => void;
}

/** The sessions of one user, which can be ended. */
export function SessionListDialog(props: SessionListDialogProps) {
  const { title, query, empty, note, endOne, endOthers, onClose } = props;
  const { t } = useTranslation();
  const act = useAct();
  const closer = useRef<HTMLButtonElement>(null);
  const end = async (one: Act) => {
    // The pressed button disappears with its session, so move the focus.
    if (await act(one)) closer.current?.focus();
  };
  return (
    <DialogFrame title={title} onClose={onClose}>
      <DialogBody>
        <DataView query={query} skeleton={120} empty={empty && <p className="quiet">{empty}</p>}>
          {(list) => (
            <ul className="row-list">
              {list.map((session) => (
                <SessionRow
                  key={session.id}
                  session={session}
                  onEnd={() => void end(endOne(session.id))}
                />
              ))}
            </ul>
          )}
        </DataView>
        {note && <p className="type-small quiet">{note}</p>}
      </DialogBody>
      <DialogButtons>
        {query.data?.some(({ isCurrent }) => !isCurrent) && (
          <Button color="error" onClick={() => void end(endOthers)}>
            {endOthers.label}
          </Button>
        )}
        <Button ref={closer} color="secondary" onClick={onClose} autoFocus>
          {t('actions.close')}
        </Button>
      </DialogButtons>
    </DialogFrame>
  );
}

interface SessionRowProps {
  session: SignedInPlace;
  onEnd: () => void;
}

function SessionRow({ session, onEnd }: SessionRowProps) {
  const { t } = useTranslation('account');
  const { moment } = useFormat();
  const name = useProgramName()(session.userAgent);
  return (
    <li>
      <div className="row-words">
        <p className="type-label">{name}</p>
        <p className="type-small quiet">
          {session.isCurrent
            ? t('sessions.signedIn', { moment: moment(session.signedInAt) })
            : t('sessions.lastUsed', { moment: moment(session.lastUsedAt) })}
        </p>
        {session.address !== null && (
          <p className="type-small quiet">{t('sessions.from', { address: session.address })}</p>
        )}
      </div>
      {session.isCurrent ? (
        <ToneChip tone="green" label={t('sessions.here')} />
      ) : (
        <Button isMinor aria-label={t('sessions.end', { name })} onClick={onEnd}>
          {t('sessions.endShort')}
        </Button>
      )}
    </li>
  );
}
