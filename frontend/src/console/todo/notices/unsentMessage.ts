import { NOTICE_REASONS, isNoticeEvent } from '@dispatch/domain/customer-notices/notice-event';
import type { Notice } from '../../../api/notices';

/** The id of the unsent customer message of an open notice. */
export function unsentOf({ kind, settledAt, details }: Notice): number | undefined {
  const id = details['customerNoticeId'];
  const isOpen = kind === 'customer-not-told' && settledAt === null;
  return isOpen && typeof id === 'number' ? id : undefined;
}

/** The event of an unsent message, and the reason. */
export function unsentBecause({ details }: Notice) {
  const event = details['event'];
  const reason = NOTICE_REASONS.find((one) => one === details['reason']);
  return isNoticeEvent(event) && reason !== undefined ? { event, reason } : undefined;
}
