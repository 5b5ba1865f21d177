import { type Phone, SHIFT_PLACES, type ShiftJob, type Shot, type Tap } from './phone';
import type { Random } from './random';

interface WorkParts {
  readonly seed: number;
  readonly phone: Phone;
  readonly random: Random;
  readonly tell: (what: string) => void;
}

/** The driver's actions on the jobs of the shift, and the phone's responses. */
export class DriverWork {
  readonly taps: Tap[] = [];
  readonly shots: Shot[] = [];

  constructor(
    private readonly parts: WorkParts,
    private readonly jobs: readonly ShiftJob[],
  ) {}

  async tap(n: number): Promise<void> {
    const { phone, seed } = this.parts;
    const notes = `Shift ${String(seed)}, step ${String(n)}`;
    await this.do('step', ({ id }, isCut) => phone.tap(id, notes, isCut));
  }

  async mark(n: number): Promise<void> {
    const { phone, seed } = this.parts;
    const notes = `Shift ${String(seed)}, left in step ${String(n)}`;
    await this.do('mark', (job, isCut) => phone.mark(job, notes, isCut));
  }

  /** Reads the VIN of the ordered car, or of another one. */
  async check(n: number): Promise<void> {
    const { phone, seed, random } = this.parts;
    const isRight = random.chance(0.6);
    const other = `X${String(seed * 100 + n)
      .padStart(7, '0')
      .slice(-7)}`;
    const digits = 8 + random.int(10);
    await this.do('check', (job, isCut) =>
      phone.check(job, isRight ? job.vin.slice(-digits) : other, isCut),
    );
  }

  async report(n: number): Promise<void> {
    const { phone, seed } = this.parts;
    const notes = `Shift ${String(seed)}, reported in step ${String(n)}`;
    await this.do('report', (job, isCut) => phone.report(job, notes, isCut));
  }

  async sign(n: number): Promise<void> {
    const { phone, seed } = this.parts;
    const name = `Shift ${String(seed)}, signer of step ${String(n)}`;
    await this.do('signature', (job, isCut) => phone.sign(job, name, isCut));
  }

  async photograph(): Promise<void> {
    const { phone, random, tell } = this.parts;
    const job = random.pick(this.jobs);
    const place = random.pick(SHIFT_PLACES);
    const isCut = this.isCut();
    const shot = await phone.photograph(job, place, isCut);
    const what = shot ? `photo of ${place}` : 'no photo';
    tell(`${what} of ${String(job.id)}${isCut ? ', cut off' : ''}`);
    if (shot) this.shots.push(shot);
  }

  async keepDraft(n: number): Promise<void> {
    const { phone, random, tell } = this.parts;
    const { id } = random.pick(this.jobs);
    tell(`half of the notes for ${String(id)}`);
    const isKept = await phone.keepsDraft(id, `Half of ${String(n)}`);
    if (!isKept) throw new Error(`The notes for ${String(id)} are gone`);
  }

  /** Whether the phone is cut off at the same moment. */
  private isCut(): boolean {
    return this.parts.random.chance(0.15);
  }

  private async do(
    what: string,
    act: (job: ShiftJob, isCut: boolean) => Promise<Tap | null>,
  ): Promise<void> {
    const { random, tell } = this.parts;
    const job = random.pick(this.jobs);
    const isCut = this.isCut();
    const tap = await act(job, isCut);
    tell(`${tap?.type ?? `no ${what}`} of ${String(job.id)}${isCut ? ', cut off' : ''}`);
    if (tap) this.taps.push(tap);
  }
}
