import type { APIRequestContext } from '@playwright/test';
import { type ChaosProxy, WEATHERS } from '../support/chaos-proxy';
import { type DriverAccount, makeDriver } from '../support/people';
import type { Product } from '../support/product';
import { readFacts } from './facts';
import { faultsOf, photoFaults, type PhotoNow } from './ledger';
import { type Phone, SHIFT_PLACES, type ShiftJob, type Shot, type Tap } from './phone';
import { Random } from './random';

const JOBS = 3;
const LEAST_STEPS = 6;
const MORE_STEPS = 8;

interface ShiftParts {
  readonly seed: number;
  readonly product: Product;
  readonly api: APIRequestContext;
  readonly air: ChaosProxy;
  readonly phone: Phone;
}

interface Outcome {
  /** What was done, step by step, for whoever runs the seed again. */
  readonly story: readonly string[];
  readonly faults: readonly string[];
}

/** One driver's day, made up from a seed, and whether everything came out right at its end. */
export async function runShift(parts: ShiftParts): Promise<Outcome> {
  const shift = new Shift(parts);
  try {
    return { faults: await shift.run(), story: shift.story };
  } catch (error) {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    const portrait = await parts.phone.portrait();
    return { faults: [`the shift broke off: ${text}`, portrait], story: shift.story };
  }
}

class Shift {
  readonly story: string[] = [];
  private readonly random: Random;
  private readonly taps: Tap[] = [];
  private readonly shots: Shot[] = [];
  private readonly deleted = new Set<number>();
  private readonly units = new Map<number, ShiftJob>();
  private jobIds: number[] = [];
  private others: number[] = [];
  private driver!: DriverAccount; // made first of all, in `run`
  private other!: DriverAccount;
  private hasSession = true;
  private hasOtherWorked = false;

  constructor(private readonly parts: ShiftParts) {
    this.random = new Random(parts.seed);
  }

  async run(): Promise<string[]> {
    const { seed, api, phone } = this.parts;
    this.driver = await makeDriver(api, `Driver ${String(seed)}`);
    this.other = await makeDriver(api, `Other ${String(seed)}`);
    for (let n = 0; n < JOBS; n += 1) this.jobIds.push(await this.makeJob(this.driver));
    this.others = [await this.makeJob(this.other)];
    await phone.signIn(this.driver);
    const steps = LEAST_STEPS + this.random.int(MORE_STEPS);
    for (let n = 0; n < steps; n += 1) await this.step(n);
    return this.judge();
  }

  private async step(n: number): Promise<void> {
    const { phone, air } = this.parts;
    const dice = this.random.int(100);
    if (dice < 10) return this.mark(n, this.random.chance(0.15));
    if (dice < 18) return this.check(n, this.random.chance(0.15));
    if (dice < 23) return this.report(n, this.random.chance(0.15));
    if (dice < 30) return this.photograph(this.random.chance(0.15));
    if (dice < 47) return this.tap(n, this.random.chance(0.15));
    if (dice < 70) {
      const weather = this.random.pick(WEATHERS);
      this.tell(`the air is ${weather}`);
      air.set(weather);
    } else if (dice < 77) {
      this.tell('the phone dies and starts again');
      await phone.kill();
    } else if (dice < 81) {
      this.tell('the page is loaded again');
      await phone.reload();
    } else if (dice < 84) {
      this.tell('a second tab');
      await phone.openSecondTab();
    } else if (dice < 94) await this.dispatch();
    else if (dice < 97) await this.endSession();
    else await this.keepDraft(n);
  }

  private async tap(n: number, isCut: boolean): Promise<void> {
    if (!this.hasSession) await this.signInAgain(this.driver);
    const jobId = this.random.pick(this.jobIds);
    const notes = `Shift ${String(this.parts.seed)}, step ${String(n)}`;
    const tap = await this.parts.phone.tap(jobId, notes, isCut);
    this.tell(
      tap
        ? `${tap.type} of ${String(jobId)}${isCut ? ', cut off' : ''}`
        : `no step for ${String(jobId)}`,
    );
    if (tap) this.taps.push(tap);
  }

  private async mark(n: number, isCut: boolean): Promise<void> {
    if (!this.hasSession) await this.signInAgain(this.driver);
    const job = this.units.get(this.random.pick(this.jobIds));
    if (job === undefined) return;
    const notes = `Shift ${String(this.parts.seed)}, left in step ${String(n)}`;
    const tap = await this.parts.phone.mark(job, notes, isCut);
    this.tell(`${tap?.type ?? 'no mark'} of ${String(job.id)}${isCut ? ', cut off' : ''}`);
    if (tap) this.taps.push(tap);
  }

  /** Reads the car that is ordered, or another one. */
  private async check(n: number, isCut: boolean): Promise<void> {
    if (!this.hasSession) await this.signInAgain(this.driver);
    const job = this.units.get(this.random.pick(this.jobIds));
    if (job === undefined) return;
    const isRight = this.random.chance(0.6);
    const other = `X${String(this.parts.seed * 100 + n)
      .padStart(7, '0')
      .slice(-7)}`;
    const vin = isRight ? job.vin.slice(-8 - this.random.int(10)) : other;
    const tap = await this.parts.phone.check(job, vin, isCut);
    this.tell(`${tap?.type ?? 'no check'} of ${String(job.id)}${isCut ? ', cut off' : ''}`);
    if (tap) this.taps.push(tap);
  }

  private async report(n: number, isCut: boolean): Promise<void> {
    if (!this.hasSession) await this.signInAgain(this.driver);
    const job = this.units.get(this.random.pick(this.jobIds));
    if (job === undefined) return;
    const notes = `Shift ${String(this.parts.seed)}, reported in step ${String(n)}`;
    const tap = await this.parts.phone.report(job, notes, isCut);
    this.tell(`${tap?.type ?? 'no report'} of ${String(job.id)}${isCut ? ', cut off' : ''}`);
    if (tap) this.taps.push(tap);
  }

  private async photograph(isCut: boolean): Promise<void> {
    if (!this.hasSession) await this.signInAgain(this.driver);
    const job = this.units.get(this.random.pick(this.jobIds));
    if (job === undefined) return;
    const place = this.random.pick(SHIFT_PLACES);
    const shot = await this.parts.phone.photograph(job, place, isCut);
    const what = shot ? `photo of ${place}` : 'no photo';
    this.tell(`${what} of ${String(job.id)}${isCut ? ', cut off' : ''}`);
    if (shot) this.shots.push(shot);
  }

  private async keepDraft(n: number): Promise<void> {
    if (!this.hasSession) await this.signInAgain(this.driver);
    const jobId = this.random.pick(this.jobIds);
    this.tell(`half of the notes for ${String(jobId)}`);
    const isKept = await this.parts.phone.keepsDraft(jobId, `Half of ${String(n)}`);
    if (!isKept) throw new Error(`The notes for ${String(jobId)} are gone`);
  }

  /** Dispatch changes one of the jobs behind the driver's back. */
  private async dispatch(): Promise<void> {
    const id = this.random.pick(this.jobIds);
    if (this.deleted.has(id)) return;
    const { api } = this.parts;
    const path = `/api/jobs/${String(id)}`;
    const { driverId } = this.other;
    const dice = this.random.int(4);
    if (dice === 0) {
      this.tell(`${String(id)} is given to the other driver`);
      await api.put(path, { data: { driverId } });
    } else if (dice === 1) {
      this.tell(`${String(id)} is deleted`);
      this.deleted.add(id);
      await api.delete(path);
    } else if (dice === 2) {
      this.tell(`${String(id)} is delivered by dispatch`);
      await api.put(path, { data: { status: 'delivered' } });
    } else {
      this.tell(`${String(id)} gets another address`);
      await api.put(path, { data: { pickupCity: `City ${String(this.random.int(1000))}` } });
    }
  }

  /** The session ends; sometimes the other driver takes the phone meanwhile. */
  private async endSession(): Promise<void> {
    if (!this.hasSession) return;
    this.tell('the session ends');
    await this.revoke();
    if (this.random.chance(0.5)) await this.lendPhone();
  }

  private async lendPhone(): Promise<void> {
    const { phone } = this.parts;
    this.tell('the other driver takes the phone');
    await this.signInAgain(this.other);
    for (const jobId of this.jobIds) {
      const now = await this.jobNow(jobId);
      const trace = now?.driverId === this.other.driverId ? '' : await phone.traceOf(jobId);
      if (trace !== '') throw new Error(`The other driver sees ${String(jobId)}: ${trace}`);
    }
    const tap = await phone.tap(this.others[0] ?? 0, 'By the other driver', false);
    if (tap) this.taps.push(tap);
    this.hasOtherWorked = true;
    await this.revoke();
  }

  /** As when it runs out: the phone hears of it only when it next asks the server. */
  private async revoke(): Promise<void> {
    const { product, phone } = this.parts;
    const headers = { Authorization: `Bearer ${await phone.token()}` };
    await fetch(`${product.address}/api/auth/logout`, { method: 'POST', headers });
    this.hasSession = false;
  }

  /** Signing in takes a network. */
  private async signInAgain(driver: DriverAccount): Promise<void> {
    this.tell(`${driver.name} signs in`);
    this.parts.air.set('clear');
    await this.parts.phone.signIn(driver);
    this.hasSession = true;
  }

  private async judge(): Promise<string[]> {
    const { phone, air } = this.parts;
    this.tell('the end of the shift');
    air.set('clear');
    if (!this.hasSession) await this.signInAgain(this.driver);
    await phone.settle();
    const refusedTexts = new Map([[this.driver.email, await phone.refused()]]);
    const refusedShots: PhotoNow[] = [];
    const noteShots = async ({ email }: DriverAccount) => {
      for (const shot of await phone.refusedShots()) refusedShots.push({ ...shot, email });
    };
    await noteShots(this.driver);
    if (this.hasOtherWorked) {
      await this.revoke();
      await this.signInAgain(this.other);
      await phone.settle();
      refusedTexts.set(this.other.email, await phone.refused());
      await noteShots(this.other);
    }
    const people = [this.driver.email, this.other.email];
    const ids = [...this.jobIds, ...this.others];
    const { product, api } = this.parts;
    const asked = { product, api, people, ids, refusedTexts, refusedShots };
    const facts = await readFacts(asked);
    return [...faultsOf(this.taps, facts), ...photoFaults(this.shots, facts)];
  }

  private async makeJob({ driverId }: DriverAccount): Promise<number> {
    const vin = `KNADM5A3${String(this.random.int(1_000_000_000)).padStart(9, '0')}`;
    const vehicleUnitsData = [{ make: 'Kia', vinLast8: vin }, { make: 'Ford' }];
    const places = { pickupCity: 'Laval', dropoffCity: 'Toronto' };
    const data = { driverId, ...places, vehicleUnitsData };
    const answer = await this.parts.api.post('/api/jobs', { data });
    const job = (await answer.json()) as { id: number; jobVehicles: { id: number }[] };
    this.units.set(job.id, { id: job.id, unitId: job.jobVehicles[0]?.id ?? 0, vin });
    return job.id;
  }

  /** Null for a deleted one. */
  private async jobNow(id: number): Promise<{ driverId: number | null } | null> {
    const answer = await this.parts.api.get(`/api/jobs/${String(id)}`);
    return answer.ok() ? ((await answer.json()) as { driverId: number | null }) : null;
  }

  private tell(what: string): void {
    this.story.push(what);
  }
}
