import type { MoneyLeak } from '@dispatch/domain/invoices/money-leaks';
import {
  isNoticeKind,
  TODO_JOBS,
  type TodoCounts,
  type TodoKind,
  todoLines,
} from '@dispatch/domain/todo/todo-lines';
import { useSession } from '../../api/accounts/session';
import type { MoneyLeakTotal } from '../../api/invoicing/moneyLeaks';
import { useCountNoticesQuery } from '../../api/notices';
import { useGetAttentionQuery } from '../../api/stats';
import { viewHref } from '../navigation/consoleViews';

/** The lists of counted jobs. */
const JOB_LISTS = {
  late: viewHref('active-jobs', { pickup: 'late', sort: 'pickup' }),
  dueToday: viewHref('active-jobs', { pickup: 'today', sort: 'pickup' }),
  lateDeliveries: viewHref('active-jobs', { delivery: 'late', sort: 'delivery' }),
  noDriver: viewHref('active-jobs', { driver: 'none', sort: 'pickup' }),
  conflictingVins: viewHref('active-jobs', { vin: 'shared', sort: 'pickup' }),
  notesUnderWay: viewHref('active-jobs', { note: 'unread', sort: 'pickup' }),
  notesDelivered: viewHref('completed-jobs', { note: 'unread' }),
} as const;

export interface TodoLine {
  readonly kind: TodoKind;
  readonly count: number;
  readonly href: string;
  /** In dollars; of money at risk, unless it is unknown. */
  readonly amount?: number | undefined;
}

interface Todo {
  /** Undefined while they load. */
  readonly lines: readonly TodoLine[] | undefined;
  /** All kinds of money at risk; undefined while they load, null if the user does not see them. */
  readonly money: readonly TodoLine[] | null | undefined;
  /** Whether a part could not be loaded. */
  readonly isPartial: boolean;
  readonly error: unknown;
  readonly retry: () => void;
}

interface Totals {
  readonly data?: readonly MoneyLeakTotal[] | undefined;
  readonly error?: unknown;
  readonly refetch: () => unknown;
}

const kindHref = (kind: TodoKind) => viewHref('todo', { kind });

const isMissing = ({ data, error }: { data?: unknown; error?: unknown }) =>
  data === undefined && error !== undefined;

function moneyLine({ kind, count, amount }: MoneyLeakTotal): TodoLine {
  return { kind, count, href: kindHref(kind), ...(kind !== 'no-price' && { amount }) };
}

/** The list of what to do, as far as the user may see it. */
export function useTodo(totals: Totals): Todo {
  const { may } = useSession();
  const attention = useGetAttentionQuery();
  const notices = useCountNoticesQuery();
  const isLoading = [attention, notices].some(({ data, error }) => !data && !error);
  const found = (totals.data ?? []).map(({ kind, count }) => [kind, count] as const);
  const counts: TodoCounts = {
    ...(attention.data &&
      Object.fromEntries(TODO_JOBS.map((kind) => [kind, attention.data?.[kind] ?? 0]))),
    ...Object.fromEntries((notices.data ?? []).map(({ kind, count }) => [kind, count])),
    ...(Object.fromEntries(found) as Partial<Record<MoneyLeak, number>>), // the entries above
  };
  const hrefOf = (kind: ReturnType<typeof todoLines>[number]) => {
    if (isNoticeKind(kind)) return kindHref(kind);
    if (kind !== 'refusedUpdates') return JOB_LISTS[kind];
    // There is no list of these: the job that has waited longest comes first.
    return viewHref('dashboard', { job: String(attention.data?.firstRefusedJob ?? '') });
  };
  const hasMoney = may('billing:manage');
  const queries = [attention, notices, ...(hasMoney ? [totals] : [])];
  return {
    lines: isLoading
      ? undefined
      : todoLines(counts).map((kind) => ({ kind, count: counts[kind] ?? 0, href: hrefOf(kind) })),
    money: hasMoney && !isMissing(totals) ? totals.data?.map(moneyLine) : null,
    isPartial: queries.some(isMissing),
    error: queries.find(({ error }) => error !== undefined)?.error,
    retry: () => queries.forEach(({ refetch }) => void refetch()),
  };
}
