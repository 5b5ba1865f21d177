import { randomUUID } from 'node:crypto';
import type { DriverAccount } from '../support/people';
import type { Phone, ShiftJob, ShiftPlace, Shot, Tap } from './phone';
import { type KeptShot, type Operation, PlainOutbox, wordsOf } from './plain-outbox';

/** One damage, with nothing else inspected. */
const FOUND = {
  ...{ body: 'sedan', odometer: null, keys: null, energy: null, running: null, looseItems: null },
  ...{ marks: [{ view: 'left', x: 40, y: 50, code: '10122' }], skipped: null },
} as const;

/** Two strokes, as the portal sends them. */
const DRAWN = {
  ...{ outcome: 'signed', method: 'drawn', language: 'fr-CA', photos: [] },
  strokes: ['100,200,0 300,120,30 500,260,60', '510,130,400'],
} as const;

/** A simulated phone without a screen: keeps a queue like the portal, and sends it over HTTP. */
export class PlainPhone implements Phone {
  private driver: DriverAccount | null = null;
  private readonly outbox: PlainOutbox;
  /** How far each job is, in the driver's view. */
  private readonly progress = new Map<number, 'in-transit' | 'delivered'>();
  /** Jobs whose unit is left behind, as the phone shows them. */
  private readonly left = new Set<number>();

  constructor(address: string, skewMs: number) {
    this.outbox = new PlainOutbox(address, skewMs);
  }

  async signIn(driver: DriverAccount): Promise<void> {
    const { email, password } = driver;
    // A connection that was cut while idle fails at its next use.
    const login = () => this.outbox.post('/api/auth/login', { email, password });
    const answer = (await login()) ?? (await login()) ?? (await login());
    if (answer === null) throw new Error('Signing in takes a network');
    if (!answer.ok) throw new Error(`Signing in is answered ${String(answer.status)}`);
    this.outbox.session = ((await answer.json()) as { token: string }).token;
    this.outbox.email = email;
    this.driver = driver;
    await this.outbox.send();
  }

  async tap(jobId: number, notes: string, isCut: boolean): Promise<Tap | null> {
    const progress = this.progress.get(jobId);
    if (progress === 'delivered') return null;
    const step =
      progress === undefined
        ? ({ type: 'status', status: 'in-transit' } as const)
        : ({ type: 'complete', notes } as const);
    this.progress.set(jobId, progress === undefined ? 'in-transit' : 'delivered');
    return this.keep({ jobId, ...step }, isCut);
  }

  mark({ id: jobId, unitId }: ShiftJob, notes: string, isCut: boolean): Promise<Tap | null> {
    if (this.progress.get(jobId) === 'delivered') return Promise.resolve(null);
    if (this.left.delete(jobId)) return this.keep({ jobId, unitId, type: 'take-unit' }, isCut);
    this.left.add(jobId);
    return this.keep({ jobId, unitId, type: 'leave-unit', reason: 'no-keys', notes }, isCut);
  }

  check(job: ShiftJob, vin: string, isCut: boolean): Promise<Tap | null> {
    const { id: jobId, unitId } = job;
    if (this.progress.has(jobId) || this.left.has(jobId)) return Promise.resolve(null);
    const type = job.vin.endsWith(vin) ? 'check-unit' : 'load-anyway';
    return this.keep({ jobId, unitId, type, vin, method: 'typed' }, isCut);
  }

  report({ id: jobId, unitId }: ShiftJob, notes: string, isCut: boolean): Promise<Tap | null> {
    if (this.left.has(jobId)) return Promise.resolve(null);
    const report = { ...FOUND, note: notes };
    return this.keep({ jobId, unitId, type: 'report-unit', stage: 'pickup', report }, isCut);
  }

  sign({ id: jobId }: ShiftJob, name: string, isCut: boolean): Promise<Tap | null> {
    const stage = this.progress.has(jobId) ? 'delivery' : 'pickup';
    const sentenceId = stage === 'pickup' ? 'release-1' : 'receipt-1';
    const signature = { ...DRAWN, name, sentenceId };
    return this.keep({ jobId, type: 'sign', stage, signature }, isCut);
  }

  async photograph(job: ShiftJob, place: ShiftPlace, isCut: boolean): Promise<Shot> {
    const { email } = this.present();
    const { id: jobId, unitId } = job;
    const { outbox } = this;
    const kept = { email, id: randomUUID(), jobId, unitId, place };
    outbox.keepShot({ ...kept, takenAt: outbox.now(), isRefused: false });
    if (!isCut) await outbox.send();
    return { email, unitId, place, isCertain: true };
  }

  refusedShots(): Promise<KeptShot[]> {
    return Promise.resolve(this.outbox.refusedShots());
  }

  keepsDraft(): Promise<boolean> {
    return Promise.resolve(true);
  }

  kill(): Promise<void> {
    return this.outbox.send();
  }

  reload(): Promise<void> {
    return this.outbox.send();
  }

  /** Both tabs send at once, without a lock, as on pages without HTTPS. */
  async openSecondTab(): Promise<void> {
    await Promise.all([this.outbox.send(), this.outbox.send()]);
  }

  token(): Promise<string> {
    return Promise.resolve(this.outbox.session);
  }

  traceOf(): Promise<string> {
    return Promise.resolve('');
  }

  async settle(): Promise<void> {
    while (this.outbox.isWaiting()) await this.outbox.send();
  }

  refused(): Promise<string> {
    return Promise.resolve(this.outbox.refusedTexts());
  }

  portrait(): Promise<string> {
    return Promise.resolve(this.outbox.portrait());
  }

  close(): Promise<void> {
    return Promise.resolve();
  }

  private async keep(
    step: Omit<Operation, 'email' | 'id' | 'baseVersion' | 'tappedAt'>,
    isCut: boolean,
  ): Promise<Tap> {
    const { email } = this.present();
    const at = Date.now();
    const { outbox } = this;
    outbox.keep({ ...step, email, id: randomUUID(), baseVersion: 1, tappedAt: outbox.now() });
    if (!isCut) await outbox.send();
    const { jobId, type, status = null } = step;
    return { email, jobId, type, status, notes: wordsOf(step), at, isCertain: true };
  }

  private present(): DriverAccount {
    if (this.driver === null) throw new Error('Nobody is signed in');
    return this.driver;
  }
}
