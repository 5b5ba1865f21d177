import { createHash, randomUUID } from 'node:crypto';
import type { DriverAccount } from '../support/people';
import { jobName } from './names';
import type { Phone, ShiftJob, ShiftPlace, Shot, Tap } from './phone';
import { pictureNamed } from './picture';

interface Operation {
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
  readonly stage?: 'pickup';
  readonly report?: typeof FOUND & { readonly note: string };
  readonly tappedAt: string;
}

/** One damage, and nothing else that was looked at. */
const FOUND = {
  ...{ body: 'sedan', odometer: null, keys: null, energy: null, running: null, looseItems: null },
  ...{ marks: [{ view: 'left', x: 40, y: 50, code: '10122' }], skipped: null },
} as const;

interface KeptShot {
  readonly email: string;
  readonly id: string;
  readonly jobId: number;
  readonly unitId: number;
  readonly place: ShiftPlace;
  readonly takenAt: string;
  readonly isRefused: boolean;
}

/** The answers with which the server refuses a photo for good. */
const NEVER = [400, 404, 409, 413, 415, 422];

interface Result {
  readonly id: string;
  readonly outcome: 'applied' | 'duplicate' | 'rejected' | 'retry';
  readonly message: string | null;
}

/** By which an operation is known again. */
function wordsOf({ notes, vin, report }: Pick<Operation, 'notes' | 'vin' | 'report'>) {
  return notes ?? vin ?? report?.note ?? null;
}

/** A phone without a screen: keeps a queue and sends it, as the portal does, straight over HTTP. */
export class PlainPhone implements Phone {
  private driver: DriverAccount | null = null;
  private session = '';
  private queue: Operation[] = [];
  private shots: KeptShot[] = [];
  private readonly refusals: { email: string; text: string }[] = [];
  /** How far each driver believes to have come with a job. */
  private readonly progress = new Map<number, 'in-transit' | 'delivered'>();
  /** Jobs of which the unit is left behind, as the phone shows them. */
  private readonly left = new Set<number>();

  constructor(
    private readonly address: string,
    /** How far the phone's clock is ahead. */
    private readonly skewMs: number,
  ) {}

  async signIn(driver: DriverAccount): Promise<void> {
    const { email, password } = driver;
    // A connection that was cut while nobody used it fails at its next use.
    const login = () => this.post('/api/auth/login', { email, password });
    const answer = (await login()) ?? (await login()) ?? (await login());
    if (answer === null) throw new Error('Signing in takes a network');
    if (!answer.ok) throw new Error(`Signing in is answered ${String(answer.status)}`);
    this.session = ((await answer.json()) as { token: string }).token;
    this.driver = driver;
    await this.send();
  }

  async tap(jobId: number, notes: string, isCut: boolean): Promise<Tap | null> {
    const { email } = this.present();
    const progress = this.progress.get(jobId);
    if (progress === 'delivered') return null;
    const step =
      progress === undefined
        ? ({ type: 'status', status: 'in-transit' } as const)
        : ({ type: 'complete', notes } as const);
    this.progress.set(jobId, progress === undefined ? 'in-transit' : 'delivered');
    return this.keep({ email, jobId, ...step }, isCut);
  }

  mark({ id: jobId, unitId }: ShiftJob, notes: string, isCut: boolean): Promise<Tap | null> {
    const { email } = this.present();
    if (this.progress.get(jobId) === 'delivered') return Promise.resolve(null);
    const of = { email, jobId, unitId };
    if (this.left.delete(jobId)) return this.keep({ ...of, type: 'take-unit' }, isCut);
    this.left.add(jobId);
    return this.keep({ ...of, type: 'leave-unit', reason: 'no-keys', notes }, isCut);
  }

  check(job: ShiftJob, vin: string, isCut: boolean): Promise<Tap | null> {
    const { id: jobId, unitId } = job;
    const { email } = this.present();
    if (this.progress.has(jobId) || this.left.has(jobId)) return Promise.resolve(null);
    const type = job.vin.endsWith(vin) ? 'check-unit' : 'load-anyway';
    return this.keep({ email, jobId, unitId, type, vin, method: 'typed' }, isCut);
  }

  report({ id: jobId, unitId }: ShiftJob, notes: string, isCut: boolean): Promise<Tap | null> {
    const { email } = this.present();
    if (this.left.has(jobId)) return Promise.resolve(null);
    const report = { ...FOUND, note: notes };
    return this.keep({ email, jobId, unitId, type: 'report-unit', stage: 'pickup', report }, isCut);
  }

  private async keep(
    step: Omit<Operation, 'id' | 'baseVersion' | 'tappedAt'>,
    isCut: boolean,
  ): Promise<Tap> {
    const at = Date.now();
    this.queue.push({ ...step, id: randomUUID(), baseVersion: 1, tappedAt: this.now() });
    if (!isCut) await this.send();
    const { email, jobId, type, status = null } = step;
    const notes = wordsOf(step);
    return { email, jobId, type, status, notes, at, isCertain: true };
  }

  async photograph(job: ShiftJob, place: ShiftPlace, isCut: boolean): Promise<Shot> {
    const { email } = this.present();
    const { id: jobId, unitId } = job;
    const id = randomUUID();
    const shot = { email, id, jobId, unitId, place, takenAt: this.now(), isRefused: false };
    this.shots.push(shot);
    if (!isCut) await this.send();
    return { email, unitId, place, isCertain: true };
  }

  refusedShots(): Promise<KeptShot[]> {
    const { email } = this.present();
    return Promise.resolve(this.shots.filter((one) => one.email === email && one.isRefused));
  }

  keepsDraft(): Promise<boolean> {
    return Promise.resolve(true);
  }

  kill(): Promise<void> {
    return this.send();
  }

  reload(): Promise<void> {
    return this.send();
  }

  /** Both tabs send at once: without a lock, as on pages without HTTPS. */
  async openSecondTab(): Promise<void> {
    await Promise.all([this.send(), this.send()]);
  }

  token(): Promise<string> {
    return Promise.resolve(this.session);
  }

  traceOf(): Promise<string> {
    return Promise.resolve('');
  }

  async settle(): Promise<void> {
    const { email } = this.present();
    const waits = () =>
      this.queue.some((one) => one.email === email) ||
      this.shots.some((one) => one.email === email && !one.isRefused);
    while (waits()) await this.send();
  }

  refused(): Promise<string> {
    const { email } = this.present();
    const own = this.refusals.filter((one) => one.email === email);
    return Promise.resolve(own.map(({ text }) => text).join('\n'));
  }

  portrait(): Promise<string> {
    return Promise.resolve(
      `${String(this.queue.length)} to send, ${String(this.shots.length)} photos`,
    );
  }

  close(): Promise<void> {
    return Promise.resolve();
  }

  private present(): DriverAccount {
    if (this.driver === null) throw new Error('Nobody is signed in');
    return this.driver;
  }

  private now(): string {
    return new Date(Date.now() + this.skewMs).toISOString();
  }

  private async send(): Promise<void> {
    await this.sendTaps();
    const isMine = ({ email }: { email: string }) => email === this.driver?.email;
    for (const shot of this.shots.filter((one) => isMine(one) && !one.isRefused)) {
      // Taps of the job go first.
      if (this.queue.some((one) => isMine(one) && one.jobId === shot.jobId)) continue;
      const status = await this.upload(shot);
      if (status === null || status >= 500) return;
      if (status === 200) this.shots = this.shots.filter(({ id }) => id !== shot.id);
      if (NEVER.includes(status))
        this.shots = this.shots.map((one) =>
          one.id === shot.id ? { ...one, isRefused: true } : one,
        );
    }
  }

  /** Answers the status, or null when none came. */
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

  private async sendTaps(): Promise<void> {
    const mine = this.queue.filter(({ email }) => email === this.driver?.email).slice(0, 50);
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

  /** Null when no answer came. */
  private async post(path: string, body: unknown): Promise<Response | null> {
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
}
