import type { Refusal } from '../queue/operation';
import { postAs } from '../queue/postAs';
import type { SendOutcome } from '../queue/sendOperations';
import type { KeptPhoto } from './photo';

/** 400 kB over a line of 40 kbit/s. */
const ANSWER_WITHIN_MS = 90_000;
/** Only this photo is at fault, for good. */
const NEVER = [400, 404, 409, 413, 415, 422];
/** The server as a whole is busy, full or away. */
const NOT_NOW = [429, 502, 503, 504, 507];

export interface SendPhotosParts {
  /** What waits of this one person, oldest first. */
  readonly waiting: () => Promise<readonly KeptPhoto[]>;
  /** Jobs of which a tap or a note waits: those go first. */
  readonly heldJobs: () => Promise<ReadonlySet<number>>;
  readonly fileOf: (id: string) => Promise<ArrayBuffer | null>;
  /** Writes down what the server said before anything else is sent. */
  readonly settle: (photo: KeptPhoto) => Promise<void>;
  /** Null lets the cookie speak. */
  readonly token: () => string | null;
}

type Answer =
  | { readonly kind: 'taken' }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'failed' | 'later' | 'signed-out' };

/**
 * Sends one photo after the other; the caller holds the lock. The server takes each only once, so
 * that one whose answer was lost is simply sent again. One that fails holds up no other.
 */
export async function sendPhotos(parts: SendPhotosParts): Promise<SendOutcome> {
  const failed = new Set<string>();
  for (;;) {
    const held = await parts.heldJobs();
    const waiting = await parts.waiting();
    const photo = waiting.find(({ id, jobId }) => !failed.has(id) && !held.has(jobId));
    if (!photo) return waiting.length === 0 ? 'done' : 'unreachable';
    const file = await parts.fileOf(photo.id);
    const answer = file === null ? null : await post(photo, file, parts.token());
    if (answer?.kind === 'later') return 'unreachable';
    if (answer?.kind === 'signed-out') return 'signed-out';
    if (answer?.kind === 'taken')
      await parts.settle({ ...photo, sentAt: new Date().toISOString(), refusal: null });
    else if (answer?.kind === 'refused') await parts.settle({ ...photo, refusal: answer.refusal });
    else failed.add(photo.id);
  }
}

async function post(photo: KeptPhoto, file: ArrayBuffer, token: string | null): Promise<Answer> {
  const { id, jobId, unitId, sha256, stage, place, takenAt } = photo;
  const sentAt = new Date().toISOString();
  const query = new URLSearchParams({ clientId: id, sha256, stage, place, takenAt, sentAt });
  try {
    const response = await postAs(token, {
      address: `/api/jobs/${jobId}/units/${unitId}/photos?${query.toString()}`,
      contentType: 'image/jpeg',
      body: file,
      answerWithinMs: ANSWER_WITHIN_MS,
    });
    if (response.ok) return { kind: 'taken' };
    if (response.status === 401) return { kind: 'signed-out' };
    if (NOT_NOW.includes(response.status)) return { kind: 'later' };
    const body = (await response.json()) as { code?: string; message?: string };
    if (!NEVER.includes(response.status) || body.code === 'upload_cut_off')
      return { kind: 'failed' };
    const refusal = { code: body.code ?? null, message: body.message ?? null };
    // A proxy's own page is not the server's word.
    return body.code === undefined ? { kind: 'failed' } : { kind: 'refused', refusal };
  } catch {
    return { kind: 'later' };
  }
}
