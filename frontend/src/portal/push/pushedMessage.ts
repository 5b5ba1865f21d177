import type { PushMessage } from '@dispatch/domain/push/push-message';
import { pathTo, ROUTES } from '@dispatch/domain/views/routes';

/** The field of a worker's message to an open page that contains the path to open. */
export const OPEN_FROM_PUSH = 'openFromPush';

/** Null for anything that is not a message of our server. */
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

/** A job that was taken away can no longer be opened. */
export function pathOfPushed({ jobId, news }: Pick<PushMessage, 'jobId' | 'news'>): string {
  return news === 'taken-away' ? ROUTES.home.path : pathTo('job', { jobId });
}
