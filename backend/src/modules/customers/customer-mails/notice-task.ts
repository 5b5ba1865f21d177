import type { NoticeEvent } from '@dispatch/domain/customer-notices/notice-event';

/** Names the tasks of the outbox. */
export const CUSTOMER_NOTICE = 'customer-notice';

export interface NoticePayload {
  readonly event: NoticeEvent;
}
