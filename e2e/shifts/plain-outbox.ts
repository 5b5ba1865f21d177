import { createHash } from 'node:crypto';
import { jobName } from './names';
import type { ShiftPlace, Tap } from './phone';
import { pictureNamed } from './picture';

/** The operation of a tap, and its driver. */
export interface Operation {
  readonly email: string;
  readonly id: string;
  readonly jobId: number;
  readonly baseVersion: number;
  readonly type: Tap['type'];
  readonly status?: 'in-transit';
  readonly unitId?: number;
  readonly reason?: 'no-keys';
  readonly notes?: string;
  readonly vin?: string;
  readonly method?: 'typed';
  readonly stage?: 'pickup' | 'delivery';
  readonly report?: { readonly note: string };
  readonly signature?: { readonly name: string };
  readonly tappedAt: string;
}

export interface KeptShot {
  readonly email: string;
  readonly id: string;
  readonly jobId: number;
  readonly unitId: number;
  readonly place: ShiftPlace;
  readonly takenAt: string;
  readonly isRefused: boolean;
}

interface Result {
  readonly id: string;
  readonly outcome: 'applied' | 'duplicate' | 'rejected' | 'retry';
  readonly message: string | null;
}

/** Status codes with which the server refuses a photo permanently. */
const NEVER = [400, 404, 409, 413, 415, 422];

/** The text that identifies an operation. */
export function wordsOf({ notes, vin, report, signature }: Partial<Operation>): string | null {
  return notes ?? vin ?? report?.note ?? signature?.name ?? null;
}

/** Pending and refused operations of a simulated phone. */
export class PlainOutbox {
  /** The signed-in driver. */
  email: string | null = null;
  session = '';
  private queue: Operation[] = [];
  private shots: KeptShot[] = [];
  private readonly refusals: { email: string; text: string }[] = [];

  constructor(
    private readonly address: string,
    /** How far the phone's clock is ahead. */
    private readonly skewMs: number,
  ) {}

  now(): string {
    return new Date(Date.now() + this.skewMs).toISOString();
  }

  keep(operation: Operation): void {
    this.queue.push(operation);
  }

  keepShot(shot: KeptShot): void {
    this.shots.push(shot);
  }

  refusedShots(): KeptShot[] {
    return this.shots.filter((one) => this.isMine(one) && one.isRefused);
  }

  refusedTexts(): string {
    const own = this.refusals.filter((one) => this.isMine(one));
    return own.map(({ text }) => text).join('\n');
  }

  /** Whether the signed-in driver has pending operations. */
  isWaiting(): boolean {
    return (
      this.queue.some((one) => this.isMine(one)) ||
      this.shots.some((one) => this.isMine(one) && !one.isRefused)
    );
  }

  portrait(): string {
    return `${String(this.queue.length)} to send, ${String(this.shots.length)} photos`;
  }

  async send(): Promise<void> {
    await this.sendTaps();
    for (const shot of this.shots.filter((one) => this.isMine(one) && !one.isRefused)) {
      // Taps of the job are sent first.
      if (this.queue.some((one) => this.isMine(one) && one.jobId === shot.jobId)) continue;
      const status = await this.upload(shot);
      if (status === null || status >= 500) return;
      if (status === 200) this.shots = this.shots.filter(({ id }) => id !== shot.id);
      if (NEVER.includes(status))
        this.shots = this.shots.map((one) =>
          one.id === shot.id ? { ...one, isRefused: true } : one,
        );
    }
  }

  /** Null without a response. */
  async post(path: string, body: unknown): Promise<Response | null> {
    try {
      return await fetch(this.address + path, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          ...(this.session === '' ? {} : { Authorization: `Bearer ${this.session}` }),
        },
        body: JSON.stringify(body),
      });
    } catch {
      return null;
    }
  }

  private isMine({ email }: { readonly email: string }): boolean {
    return email === this.email;
  }

  private async sendTaps(): Promise<void> {
    const mine = this.queue.filter((one) => this.isMine(one)).slice(0, 50);
    if (mine.length === 0) return;
    const operations = mine.map(({ email: _own, ...operation }) => operation);
    const answer = await this.post('/api/driver/operations', { sentAt: this.now(), operations });
    if (answer?.status !== 200) return;
    const { results } = (await answer.json()) as { results: Result[] };
    for (const { id, outcome, message } of results) {
      const sent = this.queue.find((one) => one.id === id);
      if (outcome === 'retry' || sent === undefined) continue;
      this.queue = this.queue.filter((one) => one !== sent);
      if (outcome !== 'rejected') continue;
      const text = `${jobName(sent.jobId)} ${wordsOf(sent) ?? ''} ${message ?? ''}`;
      this.refusals.push({ email: sent.email, text });
    }
  }

  /** Returns the status, or null without a response. */
  private async upload({ id, jobId, unitId, place, takenAt }: KeptShot): Promise<number | null> {
    const body = pictureNamed(id);
    const sha256 = createHash('sha256').update(body).digest('hex');
    const sent = { clientId: id, sha256, stage: 'pickup', place, takenAt, sentAt: this.now() };
    const path = `/api/jobs/${String(jobId)}/units/${String(unitId)}/photos`;
    try {
      const answer = await fetch(`${this.address}${path}?${String(new URLSearchParams(sent))}`, {
        method: 'POST',
        headers: { 'Content-Type': 'image/jpeg', Authorization: `Bearer ${this.session}` },
        body: new Uint8Array(body),
      });
      return answer.status;
    } catch {
      return null;
    }
  }
}
