import { strokeText } from '@dispatch/domain/report/signature';
import type { Operation, OperationResult } from './operation';
import { postAs } from './postAs';

const ADDRESS = '/api/driver/operations';
const MOST_AT_ONCE = 50;
const ANSWER_WITHIN_MS = 20_000;

/** `unreachable`: retry later, for any reason; `signed-out`: only after signing in again. */
export type SendOutcome = 'done' | 'unreachable' | 'signed-out';

export interface SendParts {
  /** The user's waiting operations, oldest first. */
  readonly waiting: () => Promise<readonly Operation[]>;
  /** Stores the server's answer before anything else is sent. */
  readonly settle: (results: readonly OperationResult[]) => Promise<void>;
  /** With null the cookie authenticates. */
  readonly token: () => string | null;
}

type Answer =
  | { readonly kind: 'results'; readonly results: readonly OperationResult[] }
  /** The server cannot parse this batch and never will. */
  | { readonly kind: 'unreadable'; readonly code: string | null; readonly message: string | null }
  | { readonly kind: 'later' }
  | { readonly kind: 'signed-out' };

/**
 * Sends all waiting operations in order; the caller holds the lock. The server applies each only
 * once, so an operation whose answer was lost is sent again.
 */
export async function sendWaiting(parts: SendParts): Promise<SendOutcome> {
  let most = MOST_AT_ONCE;
  for (;;) {
    const waiting = (await parts.waiting()).slice(0, most);
    const [first] = waiting;
    if (!first) return 'done';
    const answer = await post(waiting, parts.token());
    if (answer.kind === 'signed-out') return 'signed-out';
    if (answer.kind === 'later') return 'unreachable';
    if (answer.kind === 'unreadable') {
      // One bad entry must not block the others: sending them one by one identifies it.
      if (waiting.length === 1) {
        const { code, message } = answer;
        await parts.settle([{ id: first.id, outcome: 'rejected', code, message, job: null }]);
      }
      most = waiting.length === 1 ? MOST_AT_ONCE : 1;
      continue;
    }
    const known = answer.results.filter(({ id }) => waiting.some((one) => one.id === id));
    await parts.settle(known);
    const settled = known.filter(({ outcome }) => outcome !== 'retry').length;
    if (settled < waiting.length) return 'unreachable';
  }
}

async function post(operations: readonly Operation[], token: string | null): Promise<Answer> {
  try {
    const response = await postAs(token, {
      address: ADDRESS,
      contentType: 'application/json',
      body: JSON.stringify({
        sentAt: new Date().toISOString(),
        operations: operations.map(onTheWire),
      }),
      answerWithinMs: ANSWER_WITHIN_MS,
    });
    if (response.status === 401) return { kind: 'signed-out' };
    const unreadable = [400, 413, 422].includes(response.status);
    if (!response.ok && !unreadable) return { kind: 'later' };
    const body = (await response.json()) as {
      results?: OperationResult[];
      code?: string;
      message?: string;
    };
    if (unreadable)
      return { kind: 'unreadable', code: body.code ?? null, message: body.message ?? null };
    return { kind: 'results', results: body.results ?? [] };
  } catch {
    return { kind: 'later' };
  }
}

function onTheWire(operation: Operation) {
  const { id, jobId, baseVersion, type, status, notes, tappedAt } = operation;
  const { unitId, reason, vin, method, stage, report, signature } = operation;
  return {
    id,
    jobId,
    baseVersion,
    type,
    ...(type === 'status' ? { status } : {}),
    ...(notes === null ? {} : { notes }),
    unitId,
    reason,
    vin,
    method,
    stage,
    report,
    signature: signature && { ...signature, strokes: signature.strokes.map(strokeText) },
    tappedAt,
  };
}
