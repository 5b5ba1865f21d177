import type { NoticeEvent } from '@dispatch/domain/customer-notices/notice-event';

/** The kind of the outbox tasks. */
export const CUSTOMER_NOTICE = 'customer-notice';

export interface NoticePayload {
  readonly event: NoticeEvent;
}
