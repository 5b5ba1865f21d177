import { PdfRenderer } from '../../../papers/pdf-renderer';
import { PAPER_THREAD } from '../../../papers/thread-program';

export const CLAIM_PRESS = Symbol('CLAIM_PRESS');

/** Several wait for each other, and each has some hundred photos in full. */
export const CLAIM_DEADLINE_MS = 60_000;
const ANSWER_MS = 5_000;

/** Claim packets are rare and large: nobody else waits for them, and their memory goes with their thread. */
export const claimPress = () =>
  new PdfRenderer(PAPER_THREAD, {
    deadlineMs: CLAIM_DEADLINE_MS - ANSWER_MS,
    papers: 4,
    isWarm: false,
  });
