import { isLoaded, JOB_STATUSES } from '../jobs/job-status';

export const NOTICE_EVENTS = ['picked-up', 'delivered', 'delayed', 'damage'] as const;
export type NoticeEvent = (typeof NOTICE_EVENTS)[number];

/** Delay before a notice is sent, so that a mistaken tap can be undone first. */
export const NOTICE_WAIT_MS = 2 * 60 * 1000;

const DAY_MS = 24 * 60 * 60 * 1000;
/** Changes recorded later than this send no notice. */
const NEWS_MS = 2 * DAY_MS;

export const NOTICE_REASONS = ['no-address', 'no-mail-server', 'refused', 'given-up'] as const;
export type NoticeReason = (typeof NOTICE_REASONS)[number];

export const NOTICE_STATES = ['waiting', 'sent', 'failed', 'dismissed'] as const;
export type NoticeState = (typeof NOTICE_STATES)[number];

/** A change, as recorded in the activity log. */
interface ToldChange {
  readonly action: string;
  readonly resource: string;
  readonly before?: Readonly<Record<string, unknown>> | null;
  readonly after?: Readonly<Record<string, unknown>> | null;
  readonly tappedAt?: Date | null;
}

const LOADED: readonly unknown[] = JOB_STATUSES.filter(isLoaded);

export function isNoticeEvent(value: unknown): value is NoticeEvent {
  return NOTICE_EVENTS.some((event) => event === value);
}

/** The event to notify a customer of; null if the change is not such an event or is too old. */
export function noticeEventOf(change: ToldChange, now: Date): NoticeEvent | null {
  const { action, resource, before, after, tappedAt } = change;
  if (resource !== 'job' || !isNews(tappedAt ?? now, now)) return null;
  if (action === 'job.unit-damaged') return 'damage';
  if (action === 'job.delivered') return 'delivered';
  if (action !== 'job.status-changed') return null;
  const wasLoaded = LOADED.includes(before?.['status']) || before?.['status'] === 'delivered';
  return LOADED.includes(after?.['status']) && !wasLoaded ? 'picked-up' : null;
}

export function isNews(at: Date, now: Date): boolean {
  return now.getTime() - at.getTime() <= NEWS_MS;
}

/** Stored format: each event is surrounded by spaces, so LIKE can match one on both databases. */
export function noticeEventsText(events: readonly NoticeEvent[]): string {
  return ` ${NOTICE_EVENTS.filter((event) => events.includes(event)).join(' ')} `;
}

export function noticeEventsIn(text: string): NoticeEvent[] {
  return text.split(' ').filter(isNoticeEvent);
}
