import { MONEY_LEAKS, type MoneyLeak } from '../invoices/money-leaks';
import { NOTICE_KINDS, type NoticeKind } from '../notices/notice';

/** Jobs that the to-do list counts, besides notices and money at risk. */
export const TODO_JOBS = [
  'late',
  'lateDeliveries',
  'dueToday',
  'noDriver',
  'conflictingVins',
  'notesUnderWay',
  'notesDelivered',
  'refusedUpdates',
] as const;
type TodoJobs = (typeof TODO_JOBS)[number];

export type TodoKind = TodoJobs | NoticeKind | MoneyLeak;

/** The lines of dispatch and of the system, most urgent first. Lines of money follow, as in `MONEY_LEAKS`. */
const IN_ORDER: readonly (TodoJobs | NoticeKind)[] = [
  'backup-failed',
  'late',
  'lateDeliveries',
  'unassigned-near-date',
  'dueToday',
  'operation-refused',
  'refusedUpdates',
  'left-behind',
  'noDriver',
  'conflictingVins',
  'notesUnderWay',
  'notesDelivered',
  'mentioned',
  'recurring-job-failed',
  'customer-not-told',
  'mail-not-delivered',
  'report-missing',
  'webhook-parked',
];

export type TodoCounts = Partial<Readonly<Record<TodoKind, number>>>;

/** The kinds with something to do, except for money. A cause that two kinds count has one line. */
export function todoLines(counts: TodoCounts): (TodoJobs | NoticeKind)[] {
  const countOf = (kind: TodoKind) => counts[kind] ?? 0;
  return IN_ORDER.filter((kind) => {
    if (countOf(kind) === 0) return false;
    if (kind === 'refusedUpdates') return countOf('operation-refused') === 0;
    // The notices also cover statements, which the line of money does not.
    if (kind === 'mail-not-delivered') return countOf(kind) > countOf('not-delivered-mail');
    return true;
  });
}

export function isNoticeKind(kind: string): kind is NoticeKind {
  return NOTICE_KINDS.some((known) => known === kind);
}

export function isMoneyLeak(kind: string): kind is MoneyLeak {
  return MONEY_LEAKS.some((known) => known === kind);
}
