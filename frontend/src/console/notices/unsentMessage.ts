import { NOTICE_REASONS, isNoticeEvent } from '@dispatch/domain/customer-notices/notice-event';
import type { Notice } from '../../api/notices';

/** The message to a customer that an open notice is about, by its id. */
export function unsentOf({ kind, settledAt, details }: Notice): number | undefined {
  const id = details['customerNoticeId'];
  const isOpen = kind === 'customer-not-told' && settledAt === null;
  return isOpen && typeof id === 'number' ? id : undefined;
}

/** Of what the customer was not told, and why. */
export function unsentBecause({ details }: Notice) {
  const event = details['event'];
  const reason = NOTICE_REASONS.find((one) => one === details['reason']);
  return isNoticeEvent(event) && reason !== undefined ? { event, reason } : undefined;
}
