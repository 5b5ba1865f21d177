import { useState } from 'react';
import { useIntentKeys } from '../../../ui/form/sending/useIntentKeys';
import { DialogBody } from '../../../ui/over/DialogBody';
import { useTexts } from '../../../ui/text/useTexts';
import { RunButtons } from '../../../parts/run/RunButtons';
import { RunProgress } from '../../../parts/run/RunProgress';
import '../../../parts/run/run.css';
import { useRun } from '../../../parts/run/useRun';

type Once = ReturnType<ReturnType<typeof useIntentKeys>['once']>;

interface Mail {
  readonly id: number;
  readonly name: string;
  /** The known address; without one, the server may know another. */
  readonly to: string | null;
}

interface MailRunProps {
  kind: 'reminders' | 'statements';
  mails: readonly Mail[];
  text?: string;
  /** Returns an error message, or null on success. */
  send: (id: number, once: Once) => Promise<string | null>;
  onClose: () => void;
}

/** Queues an e-mail for each customer, one by one, and lists the customers that get none. */
export function MailRun({ kind, mails, text, send, onClose }: MailRunProps) {
  const { t, format } = useTexts(['collections', 'invoiceMail']);
  const { once } = useIntentKeys();
  const { state, start, stop } = useRun();
  // The list changes while mails are sent.
  const [first] = useState(mails);
  const shown = { count: first.length, shown: format.number(first.length) };
  const handleStart = () =>
    void start(first.map(({ id, name }) => ({ key: id, name, run: () => send(id, once(id)) })));
  return (
    <>
      <DialogBody className="stack">
        {state.phase === 'idle' && (
          <>
            <p className="type-body">
              {first.length === 0 ? t(`${kind}.none`) : t(`${kind}.text`, shown)}
            </p>
            {text && first.length > 0 && <p className="type-body">{text}</p>}
            {first.length > 0 && (
              <ul className="card gathered" aria-label={t('invoiceMail:all.recipients')}>
                {first.map(({ id, name, to }) => (
                  <li key={id}>
                    <span className="push breakable">{name}</span>
                    <span className={to === null ? 'small warned' : 'small quiet breakable'}>
                      {to ?? t('invoiceMail:all.noAddress')}
                    </span>
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
        <RunProgress state={state} kind={kind} />
      </DialogBody>
      <RunButtons
        state={state}
        startLabel={t(`${kind}.start`, shown)}
        canStart={first.length > 0}
        onStart={handleStart}
        onStop={stop}
        onClose={onClose}
      />
    </>
  );
}
