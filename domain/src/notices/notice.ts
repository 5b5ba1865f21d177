import type { Permission } from '../people/permissions';

/** What the office is told of by itself, in the order in which it is to be seen to. */
export const NOTICE_KINDS = [
  'unassigned-near-date',
  'operation-refused',
  'left-behind',
  'recurring-job-failed',
  'customer-not-told',
  'report-missing',
  'webhook-parked',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

export const NOTICE_STATES = ['open', 'settled'] as const;
export type NoticeState = (typeof NOTICE_STATES)[number];

/** How long one is kept after its cause is gone. */
export const NOTICES_KEPT_DAYS = 90;
/** Unread ones are counted up to here; nobody reads a larger number. */
export const UNREAD_MOST = 99;
/** Notices marked as read by one request. */
export const READ_AT_ONCE = 100;
/** What happened longer ago is found in lists, and raises no notice. */
export const RAISED_WITHIN_DAYS = 30;
/** Phones send photos and reports after the delivery, as they find a signal. */
export const REPORT_GRACE_HOURS = 2;

const DAY_MS = 24 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;

/** Smaller is to be seen to sooner. */
export function urgencyOf(kind: NoticeKind): number {
  return NOTICE_KINDS.indexOf(kind);
}

/** What lets somebody see notices of a kind, beside seeing notices at all. */
export function readerOf(kind: NoticeKind): Permission {
  return kind === 'webhook-parked' ? 'webhooks:manage' : 'jobs:read';
}

/** Those settled before go. */
export function firstKeptNotice(now: Date): Date {
  return new Date(now.getTime() - NOTICES_KEPT_DAYS * DAY_MS);
}

/** Between which instants a job was delivered whose report is missed now. */
export function missedReports(now: Date): { readonly from: Date; readonly until: Date } {
  return {
    from: new Date(now.getTime() - RAISED_WITHIN_DAYS * DAY_MS),
    until: new Date(now.getTime() - REPORT_GRACE_HOURS * HOUR_MS),
  };
}
