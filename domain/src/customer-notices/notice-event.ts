import { isLoaded, JOB_STATUSES } from '../jobs/job-status';

/** What customers can be told of by e-mail. */
export const NOTICE_EVENTS = ['picked-up', 'delivered', 'delayed', 'damage'] as const;
export type NoticeEvent = (typeof NOTICE_EVENTS)[number];

/** So long a notice waits, so that a tap by mistake can be taken back before anybody hears of it. */
export const NOTICE_WAIT_MS = 2 * 60 * 1000;

const DAY_MS = 24 * 60 * 60 * 1000;
/** What is older is written down late, and no news. */
const NEWS_MS = 2 * DAY_MS;

/** Why a customer was not told. */
export const NOTICE_REASONS = ['no-address', 'no-mail-server', 'refused', 'given-up'] as const;
export type NoticeReason = (typeof NOTICE_REASONS)[number];

export const NOTICE_STATES = ['waiting', 'sent', 'failed', 'dismissed'] as const;
export type NoticeState = (typeof NOTICE_STATES)[number];

/** A change as the activity log tells it. */
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

/** What of a change a customer may be told; null for everything else, and for what was long ago. */
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

/** As the tables keep them: each between two spaces, so that one is found by LIKE on both engines. */
export function noticeEventsText(events: readonly NoticeEvent[]): string {
  return ` ${NOTICE_EVENTS.filter((event) => events.includes(event)).join(' ')} `;
}

export function noticeEventsIn(text: string): NoticeEvent[] {
  return text.split(' ').filter(isNoticeEvent);
}
