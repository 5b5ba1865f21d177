import { PdfRenderer } from '../../../papers/pdf-renderer';
import { PAPER_THREAD } from '../../../papers/thread-program';

export const CLAIM_PRESS = Symbol('CLAIM_PRESS');

/** Several may be queued, each with about a hundred full-size photos. */
export const CLAIM_DEADLINE_MS = 60_000;
const ANSWER_MS = 5_000;

/**
 * Claim packets are rare and large. Their own thread keeps other documents from waiting, and frees their memory when it
 * ends.
 */
export const claimPress = () =>
  new PdfRenderer(PAPER_THREAD, {
    deadlineMs: CLAIM_DEADLINE_MS - ANSWER_MS,
    papers: 4,
    isWarm: false,
  });
