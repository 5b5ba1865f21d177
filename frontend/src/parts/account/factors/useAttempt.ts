import { getErrorCode } from '../../../api/request/errors';
import { useToast } from '../../../ui/over/toast/useToast';
import { useErrorText } from '../../../ui/text/useErrorText';
import type { FactorStep } from './factorStep';

interface Outcome<Data> {
  data?: Data;
  error?: unknown;
}

/**
 * Tries a change. Where the server asks for the password first, that is asked for and the change tried again; any other
 * refusal is told.
 */
export function useAttempt(onStep: (step: FactorStep) => void) {
  const toast = useToast();
  const errorText = useErrorText();
  return async function attempt<Data>(
    change: () => Promise<Outcome<Data>>,
    onDone: (data: Data) => void,
  ): Promise<void> {
    const { data, error } = await change();
    if (getErrorCode(error) === 'confirmation_needed')
      onStep({ at: 'confirm', retry: () => void attempt(change, onDone) });
    else if (error !== undefined) toast.error(errorText(error));
    else onDone(data as Data); // what did not fail has an answer, if only an empty one
  };
}
