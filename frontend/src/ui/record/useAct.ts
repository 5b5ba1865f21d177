import { useCallback } from 'react';
import { getServerMessage } from '../../api/request/errors';
import { useConfirm, type ConfirmRequest } from '../over/confirm/useConfirm';
import { useToast } from '../over/toast/useToast';
import { useErrorText } from '../text/useErrorText';

/** An action on a record. */
export interface Act {
  /** The question asked first, if any. */
  readonly ask?: ConfirmRequest;
  readonly send: () => PromiseLike<{ readonly error?: unknown }>;
  /** The success message; without it, the screen shows enough. */
  readonly done?: string;
  /** The sentence for a failure without a message of the server; as a function, the message of any failure. */
  readonly failed?: string | ((error: unknown) => string);
  /** The affected record, shown beneath the message. */
  readonly about?: string;
}

/** Confirms, sends and reports; resolves to whether it was done. */
export function useAct(): (act: Act) => Promise<boolean> {
  const confirm = useConfirm();
  const toast = useToast();
  const failureText = useFailureText();
  return useCallback(
    async ({ ask, send, done, failed, about }) => {
      if (ask && !(await confirm(ask))) return false;
      const { error } = await send();
      if (error !== undefined)
        toast.error(
          typeof failed === 'function' ? failed(error) : failureText(error, failed),
          about,
        );
      else if (done !== undefined) toast.success(done, { ...(about !== undefined && { about }) });
      return error === undefined;
    },
    [confirm, failureText, toast],
  );
}

/** The server's message, or this sentence if the server sent none. */
export function useFailureText(): (error: unknown, sentence?: string) => string {
  const errorText = useErrorText();
  return useCallback(
    (error, sentence) =>
      sentence !== undefined && getServerMessage(error) === undefined ? sentence : errorText(error),
    [errorText],
  );
}
