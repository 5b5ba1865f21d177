import { useCallback } from 'react';
import { getServerMessage } from '../../api/request/errors';
import { useConfirm, type ConfirmRequest } from '../over/confirm/useConfirm';
import { useToast, type Change } from '../over/toast/useToast';
import { useErrorText } from '../text/useErrorText';

/** A success message, and what it names and offers. */
export interface Report extends Change {
  readonly text: string;
}

/** An action on a record. */
export interface Act<Data = unknown> {
  /** The question asked first, if any. */
  readonly ask?: ConfirmRequest;
  readonly send: () => PromiseLike<{ readonly data?: Data; readonly error?: unknown }>;
  /** The success message, or what reports the answer; without it, the screen shows enough. */
  readonly done?: string | ((data: Data) => Report);
  /** The sentence for a failure without a message of the server; as a function, the message of any failure. */
  readonly failed?: string | ((error: unknown) => string);
  /** The affected record, shown beneath the message unless the report names another one. */
  readonly about?: string;
}

/** Confirms, sends and reports; resolves to whether it was done. */
export function useAct(): <Data>(act: Act<Data>) => Promise<boolean> {
  const confirm = useConfirm();
  const toast = useToast();
  const failureText = useFailureText();
  return useCallback(
    async <Data>({ ask, send, done, failed, about }: Act<Data>) => {
      if (ask && !(await confirm(ask))) return false;
      const { data, error } = await send();
      if (error !== undefined)
        toast.error(
          typeof failed === 'function' ? failed(error) : failureText(error, failed),
          about,
        );
      else if (done !== undefined) {
        // Without an error there is an answer.
        const report = typeof done === 'function' ? done(data as Data) : { text: done };
        const { text, ...change } = report;
        toast.success(text, { ...(about !== undefined && { about }), ...change });
      }
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
