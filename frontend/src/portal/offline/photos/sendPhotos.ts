import type { Refusal } from '../queue/operation';
import { postAs } from '../queue/postAs';
import type { SendOutcome } from '../queue/sendOperations';
import type { KeptPhoto } from './photo';

/** 400 kB at 40 kbit/s. */
const ANSWER_WITHIN_MS = 90_000;
/** The server refuses only this photo, for good. */
const NEVER = [400, 404, 409, 413, 415, 422];
/** The server as a whole is busy, full or unavailable. */
const NOT_NOW = [429, 502, 503, 504, 507];

export interface SendPhotosParts {
  /** The user's waiting photos, oldest first. */
  readonly waiting: () => Promise<readonly KeptPhoto[]>;
  /** Jobs with a waiting tap or note, which are sent first. */
  readonly heldJobs: () => Promise<ReadonlySet<number>>;
  readonly fileOf: (id: string) => Promise<ArrayBuffer | null>;
  /** Stores the server's answer before anything else is sent. */
  readonly settle: (photo: KeptPhoto) => Promise<void>;
  /** With null the cookie authenticates. */
  readonly token: () => string | null;
}

type Answer =
  | { readonly kind: 'taken' }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'failed' | 'later' | 'signed-out' };

/**
 * Sends one photo after another; the caller holds the lock. The server stores each only once, so a
 * photo whose answer was lost is sent again. A failing photo does not block the others.
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
    // A proxy's own page is not an answer from the server.
    return body.code === undefined ? { kind: 'failed' } : { kind: 'refused', refusal };
  } catch {
    return { kind: 'later' };
  }
}
