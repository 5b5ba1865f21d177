import type { Permission } from '../people/permissions';

/** Automatic notices to the office, by urgency. */
export const NOTICE_KINDS = [
  'backup-failed',
  'unassigned-near-date',
  'operation-refused',
  'left-behind',
  'recurring-job-failed',
  'customer-not-told',
  'mail-not-delivered',
  'report-missing',
  'webhook-parked',
  'mentioned',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

export const NOTICE_STATES = ['open', 'settled'] as const;
export type NoticeState = (typeof NOTICE_STATES)[number];

/** How long a notice is kept after it is settled. */
export const NOTICES_KEPT_DAYS = 90;
/** The count of unread notices stops here. */
export const UNREAD_MOST = 99;
/** Notices marked as read by one request. */
export const READ_AT_ONCE = 100;
/** Older events appear in lists, but raise no notice. */
export const RAISED_WITHIN_DAYS = 30;
/** Phones may send photos and reports after the delivery, when they have a signal. */
export const REPORT_GRACE_HOURS = 2;

const DAY_MS = 24 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;

/** Smaller is more urgent. */
export function urgencyOf(kind: NoticeKind): number {
  return NOTICE_KINDS.indexOf(kind);
}

/** Kinds with readers of their own; everyone who reads jobs sees the others. */
const READERS: Partial<Readonly<Record<NoticeKind, Permission>>> = {
  'backup-failed': 'users:manage',
  'mail-not-delivered': 'billing:manage',
  'webhook-parked': 'webhooks:manage',
};

/** The permission to see notices of a kind, besides the permission to see notices at all. */
export function readerOf(kind: NoticeKind): Permission {
  return READERS[kind] ?? 'jobs:read';
}

/** Notices settled earlier are purged. */
export function firstKeptNotice(now: Date): Date {
  return new Date(now.getTime() - NOTICES_KEPT_DAYS * DAY_MS);
}

/** A job delivered in this period without a report is reported as missing. */
export function missedReports(now: Date): { readonly from: Date; readonly until: Date } {
  return {
    from: new Date(now.getTime() - RAISED_WITHIN_DAYS * DAY_MS),
    until: new Date(now.getTime() - REPORT_GRACE_HOURS * HOUR_MS),
  };
}
