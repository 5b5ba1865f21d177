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
  /** False until what the phone keeps has been read. */
  readonly isReady: boolean;
  /** Oldest tap first. */
  readonly waiting: readonly Operation[];
  readonly refused: readonly Operation[];
  /** Jobs by id as the server answered a tap: what is read elsewhere may be older. */
  readonly serverJobs: ReadonlyMap<number, Job>;
  /** False when the phone keeps nothing: what waits is lost with this page. */
  readonly isSafe: boolean;
  /** At most so many updates were thrown away by the browser. */
  readonly lost: number;
  readonly isSending: boolean;
  /** The answer is so late that the driver goes on without it. */
  readonly isSlow: boolean;
  /** Of the last attempt; null before the first. */
  readonly outcome: SendOutcome | null;
}

/** What became of an operation at the next attempt to send it. */
export type Settlement =
  | { readonly kind: 'applied' }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

interface QueueParts {
  readonly userId: number;
  readonly token: string | null;
  /** The server's jobs after what was applied; shown before the operations leave the queue. */
  readonly onResults: (results: readonly OperationResult[]) => void;
  /** Tells the other tabs that what the phone keeps has changed, and what the server said to it. */
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

/** One driver's taps on their way to the server: kept on the phone first, then sent in order. */
export function createOperationQueue({ userId, token, onResults, onChange }: QueueParts) {
  let state = EMPTY;
  /** What the phone refused to keep; it lives as long as the page. */
  let unkept: Operation[] = [];
  let isOpen = true;
  let kept: Operation[] = [];
  let sending: Promise<SendOutcome> | null = null;
  /** What is being written down at the moment, as `tapOf` tells it. */
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

  /** What the page holds in memory goes to the phone as soon as it takes it. */
  const keepUnkept = async () => {
    for (const operation of [...unkept]) {
      await storeOperation(operation, null);
      unkept = unkept.filter(({ id }) => id !== operation.id);
    }
  };
  /** Only an open page records the count: after logout a drop is intended, not data loss. */
  const remember = (storeId: string | null) =>
    isOpen && rememberWaiting('updates', userId, state.waiting.length, storeId);
  /** Reads what the phone keeps. */
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
      // What is not written down is sent again and answered as a duplicate.
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
  /** Resolves when the answer is there, or when nobody should wait for it any longer. */
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
  /** The same, but resolves already when nobody should wait for the answer any longer. */
  const flushPatiently = () => (state.isSlow ? Promise.resolve() : answered(flush()));

  return {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Once the person is gone nothing more of theirs leaves this page. */
    setOpen: (open: boolean) => {
      isOpen = open;
    },
    load,
    /** Another tab or the worker changed what the phone keeps, and was told so much. */
    hear: async (results: readonly OperationResult[]): Promise<void> => {
      learn(results);
      await load();
    },
    /** Sends what waits; a call while one is under way joins it. */
    flush,
    flushPatiently,
    /**
     * Resolves once the operation is safe, or known to be in this page's memory alone; to null for
     * a second tap of the same step, wherever it came from.
     */
    add: async (facts: NewOperation, draftKey: string | null): Promise<Operation | null> => {
      const tap = tapOf(facts);
      const waits = facts.status !== null && state.waiting.some((one) => tapOf(one) === tap);
      // A screen that has not drawn the answer yet still offers the step that was just taken.
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
        // Order matters: nothing overtakes what is still in memory.
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
    /** Sends what waits, then tells what became of this one. */
    settlementOf: async (id: string): Promise<Settlement> => {
      // An attempt already under way may have begun before this tap.
      if (sending) await answered(sending);
      await flushPatiently();
      const found = [...state.waiting, ...state.refused].find((one) => one.id === id);
      if (!found) return { kind: 'applied' };
      return found.refusal ? { kind: 'refused', refusal: found.refusal } : { kind: 'waiting' };
    },
    /** The driver has read the refusal and puts it away. */
    dismiss: async (id: string): Promise<void> => {
      unkept = unkept.filter((one) => one.id !== id);
      kept = kept.filter((one) => one.id !== id);
      show({});
      try {
        await removeOperation(id);
      } catch {
        // It comes back with the next start, which is better than losing it.
      }
      onChange([]);
    },
  };
}
