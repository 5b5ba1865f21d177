import { getErrorCode } from '../../../api/request/errors';
import { useToast } from '../../../ui/over/toast/useToast';
import { useErrorText } from '../../../ui/text/useErrorText';
import type { FactorStep } from './factorStep';

interface Outcome<Data> {
  data?: Data;
  error?: unknown;
}

/**
 * Tries a change. If the server requires the password first, asks for it and retries; any other
 * refusal shows an error.
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
