import { type ReactNode, useState } from 'react';
import { getErrorCode } from '../../../api/request/errors';
import { late } from '../../../ui/over/late';

const ConfirmPerson = late(async () => (await import('./ConfirmPerson')).ConfirmPerson, {
  texts: ['account', 'factors'],
});

interface Outcome<Data> {
  data?: Data;
  error?: unknown;
}

type Answer = (isConfirmed: boolean) => void;

/**
 * Sends changes that the server accepts only from a confirmed user. If it requires the password,
 * `question` asks for it and the change is sent again.
 */
export function useConfirmed(): {
  confirmed: <Data>(send: () => Promise<Outcome<Data>>) => Promise<Outcome<Data>>;
  question: ReactNode;
} {
  const [answer, setAnswer] = useState<Answer | null>(null);
  async function confirmed<Data>(send: () => Promise<Outcome<Data>>): Promise<Outcome<Data>> {
    const outcome = await send();
    if (getErrorCode(outcome.error) !== 'confirmation_needed') return outcome;
    const isConfirmed = await new Promise<boolean>((resolve) => setAnswer(() => resolve));
    setAnswer(null);
    return isConfirmed ? send() : outcome;
  }
  const question = answer && (
    <ConfirmPerson onConfirmed={() => answer(true)} onBack={() => answer(false)} />
  );
  return { confirmed, question };
}
