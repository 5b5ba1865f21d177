import type { Job } from '../../../api/jobs/jobs';
import { countLost, rememberWaiting } from './lostUpdates';
import { newId } from '../../../lib/newId';
import { judge, tapOf } from './operation';
import type { NewOperation, Operation, OperationResult, Refusal } from './operation';
import {
  readOperations,
  removeOperation,
  settleOperations,
  storeOperation,
} from './operationTable';
import { sendWaiting, type SendOutcome } from './sendOperations';
import { withSenderLock } from './senderLock';

export interface QueueState {
  /** False until the phone's storage has been read. */
  readonly isReady: boolean;
  /** Oldest tap first. */
  readonly waiting: readonly Operation[];
  readonly refused: readonly Operation[];
  /** Jobs by id from the server's answers to taps; other reads may be older. */
  readonly serverJobs: ReadonlyMap<number, Job>;
  /** False if the phone cannot store: waiting operations are lost with this page. */
  readonly isSafe: boolean;
  /** The maximum number of updates that the browser evicted. */
  readonly lost: number;
  readonly isSending: boolean;
  /** The answer is so late that the driver continues without it. */
  readonly isSlow: boolean;
  /** Of the last attempt; null before the first. */
  readonly outcome: SendOutcome | null;
}

/** The result of the next attempt to send an operation. */
export type Settlement =
  | { readonly kind: 'applied' }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

interface QueueParts {
  readonly userId: number;
  readonly token: string | null;
  /** Receives the server's jobs, shown before the applied operations leave the queue. */
  readonly onResults: (results: readonly OperationResult[]) => void;
  /** Notifies the other tabs that the stored operations have changed, with the server's results. */
  readonly onChange: (results: readonly OperationResult[]) => void;
}

/** How long a tap waits for its answer before it counts as saved for later. */
const PATIENCE_MS = 6_000;

const EMPTY: QueueState = {
  isReady: false,
  waiting: [],
  refused: [],
  serverJobs: new Map(),
  isSafe: true,
  lost: 0,
  isSending: false,
  isSlow: false,
  outcome: null,
};

export type OperationQueue = ReturnType<typeof createOperationQueue>;

/** One driver's operation queue: taps are stored on the phone first, then sent in order. */
export function createOperationQueue({ userId, token, onResults, onChange }: QueueParts) {
  let state = EMPTY;
  /** Operations the phone could not store; they last as long as the page. */
  let unkept: Operation[] = [];
  let isOpen = true;
  let kept: Operation[] = [];
  let sending: Promise<SendOutcome> | null = null;
  /** Keys (`tapOf`) of the operations being stored right now. */
  const beingKept = new Set<string>();
  const listeners = new Set<() => void>();

  const show = (change: Partial<QueueState>) => {
    const all = [...kept, ...unkept];
    state = {
      ...state,
      ...change,
      waiting: all.filter(({ refusal }) => refusal === null),
      refused: all.filter(({ refusal }) => refusal !== null),
    };
    listeners.forEach((listener) => listener());
  };

  /** Stores the operations held in memory as soon as the phone allows it. */
  const keepUnkept = async () => {
    for (const operation of [...unkept]) {
      await storeOperation(operation, null);
      unkept = unkept.filter(({ id }) => id !== operation.id);
    }
  };
  /** Only an open page records the count: after logout a drop is intended, not data loss. */
  const remember = (storeId: string | null) =>
    isOpen && rememberWaiting('updates', userId, state.waiting.length, storeId);
  /** Reads the stored operations. */
  const load = async () => {
    try {
      await keepUnkept();
      const { operations, storeId } = await readOperations(userId);
      const lost = state.lost + (isOpen ? countLost('updates', userId, storeId) : 0);
      kept = operations;
      show({ isReady: true, isSafe: true, lost });
      remember(storeId);
    } catch {
      show({ isReady: true, isSafe: false });
    }
  };

  const learn = (results: readonly OperationResult[]) => {
    const serverJobs = new Map(state.serverJobs);
    for (const { job } of results)
      if (job && job.version >= (serverJobs.get(job.id)?.version ?? 0)) serverJobs.set(job.id, job);
    show({ serverJobs });
    onResults(results);
  };
  const settle = async (results: readonly OperationResult[]) => {
    learn(results);
    const byId = new Map(results.map((result) => [result.id, result]));
    const judged = (operation: Operation) => judge(operation, byId.get(operation.id));
    unkept = unkept.flatMap(judged);
    kept = kept.flatMap(judged);
    try {
      await settleOperations(userId, results);
    } catch {
      // An unstored result causes a second send, which the server answers as a duplicate.
    }
    await load();
    onChange(results);
  };

  const send = async (): Promise<SendOutcome> => {
    await load();
    if (!isOpen || state.waiting.length === 0) return 'done';
    show({ isSending: true });
    return sendWaiting({
      waiting: () => Promise.resolve(isOpen ? state.waiting : []),
      settle,
      token: () => token,
    });
  };
  const flush = async (): Promise<SendOutcome> => {
    const slow = setTimeout(() => show({ isSlow: true }), PATIENCE_MS);
    sending ??= withSenderLock('driver-operations', send);
    let outcome: SendOutcome = 'unreachable';
    try {
      outcome = await sending;
    } finally {
      clearTimeout(slow);
      sending = null;
      show({ isSending: false, isSlow: false, outcome });
    }
    return outcome;
  };
  /** Resolves when the answer arrives, or when waiting any longer makes no sense. */
  const answered = (attempt: Promise<unknown>) =>
    new Promise<void>((resolve) => {
      const listener = () => {
        if (state.isSlow) finish();
      };
      const finish = () => {
        listeners.delete(listener);
        resolve();
      };
      listeners.add(listener);
      void attempt.then(finish, finish);
    });
  /** Like `flush`, but resolves early if the answer is too slow. */
  const flushPatiently = () => (state.isSlow ? Promise.resolve() : answered(flush()));

  return {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** After logout this page sends nothing more for the user. */
    setOpen: (open: boolean) => {
      isOpen = open;
    },
    load,
    /** Handles a message from another tab or the worker about changed operations. */
    hear: async (results: readonly OperationResult[]): Promise<void> => {
      learn(results);
      await load();
    },
    /** Sends all waiting operations; a call during a running send joins it. */
    flush,
    flushPatiently,
    /**
     * Resolves once the operation is stored, or is known to be only in memory. Resolves to null if
     * the same step is already queued or taken.
     */
    add: async (facts: NewOperation, draftKey: string | null): Promise<Operation | null> => {
      const tap = tapOf(facts);
      const waits = facts.status !== null && state.waiting.some((one) => tapOf(one) === tap);
      // A screen that has not rendered the answer yet still offers the step just taken.
      const said = state.serverJobs.get(facts.jobId);
      const isTaken =
        facts.status !== null && said?.status === facts.status && said.version > facts.baseVersion;
      if (waits || isTaken || beingKept.has(tap)) return null;
      beingKept.add(tap);
      const operation: Operation = {
        ...facts,
        id: newId(),
        tappedAt: new Date().toISOString(),
        refusal: null,
      };
      try {
        // Order matters: operations still in memory go first.
        await keepUnkept();
        const storeId = await storeOperation(operation, draftKey);
        kept = [...kept, operation];
        show({ isSafe: true });
        remember(storeId);
      } catch {
        unkept = [...unkept, operation];
        show({ isSafe: false });
      } finally {
        beingKept.delete(tap);
      }
      onChange([]);
      return operation;
    },
    /** Sends all waiting operations, then returns the result of this one. */
    settlementOf: async (id: string): Promise<Settlement> => {
      // A running attempt may have started before this tap.
      if (sending) await answered(sending);
      await flushPatiently();
      const found = [...state.waiting, ...state.refused].find((one) => one.id === id);
      if (!found) return { kind: 'applied' };
      return found.refusal ? { kind: 'refused', refusal: found.refusal } : { kind: 'waiting' };
    },
    /** Removes a refusal that the driver has dismissed. */
    dismiss: async (id: string): Promise<void> => {
      unkept = unkept.filter((one) => one.id !== id);
      kept = kept.filter((one) => one.id !== id);
      show({});
      try {
        await removeOperation(id);
      } catch {
        // It returns at the next start, which is better than losing it.
      }
      onChange([]);
    },
  };
}
