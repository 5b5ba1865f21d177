import type { PushMessage } from '@dispatch/domain/push/push-message';

/** What the worker tells an open page: the path to be opened stands under this name. */
export const OPEN_FROM_PUSH = 'openFromPush';

/** Null for anything that is no message of the server's. */
export function readPushed(text: string | undefined): PushMessage | null {
  try {
    const { jobId, news, title, body } = JSON.parse(text ?? '') as Partial<PushMessage>; // checked below
    const isWhole =
      typeof jobId === 'number' &&
      typeof news === 'string' &&
      typeof title === 'string' &&
      typeof body === 'string';
    return isWhole ? { jobId, news, title, body } : null;
  } catch {
    return null;
  }
}

/** A job that was taken away can be opened no more. */
export function pathOfPushed({ jobId, news }: Pick<PushMessage, 'jobId' | 'news'>): string {
  return news === 'taken-away' ? '/' : `/job/${String(jobId)}`;
}
