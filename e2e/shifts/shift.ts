import type { APIRequestContext } from '@playwright/test';
import { type ChaosProxy, WEATHERS } from '../support/chaos-proxy';
import { type DriverAccount, makeDriver } from '../support/people';
import type { Product } from '../support/product';
import { DispatchDesk } from './dispatch-desk';
import { DriverWork } from './driver-work';
import { readFacts } from './facts';
import { faultsOf, photoFaults, type PhotoNow } from './ledger';
import type { Phone, ShiftJob } from './phone';
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
  /** The steps, for debugging a seed. */
  readonly story: readonly string[];
  readonly faults: readonly string[];
}

/** A driver's random day from a seed, and the checks at its end. */
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
  private readonly desk: DispatchDesk;
  private readonly work: DriverWork;
  private readonly jobs: ShiftJob[] = [];
  private othersJob!: ShiftJob; // made first of all, in `run`
  private driver!: DriverAccount;
  private other!: DriverAccount;
  private hasSession = true;
  private hasOtherWorked = false;

  constructor(private readonly parts: ShiftParts) {
    const { seed, api, phone } = parts;
    const random = new Random(seed);
    const tell = (what: string) => this.tell(what);
    this.random = random;
    this.desk = new DispatchDesk(api, random, tell);
    this.work = new DriverWork({ seed, phone, random, tell }, this.jobs);
  }

  async run(): Promise<string[]> {
    const { seed, api, phone } = this.parts;
    this.driver = await makeDriver(api, `Driver ${String(seed)}`);
    this.other = await makeDriver(api, `Other ${String(seed)}`);
    for (let n = 0; n < JOBS; n += 1) this.jobs.push(await this.desk.makeJob(this.driver));
    this.othersJob = await this.desk.makeJob(this.other);
    await phone.signIn(this.driver);
    const steps = LEAST_STEPS + this.random.int(MORE_STEPS);
    for (let n = 0; n < steps; n += 1) await this.step(n);
    return this.judge();
  }

  private async step(n: number): Promise<void> {
    const { phone, air } = this.parts;
    const dice = this.random.int(108);
    if (dice < 47 || dice >= 97) {
      await this.doWork(n, dice);
    } else if (dice < 70) {
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
    } else if (dice < 94) {
      await this.desk.change(this.random.pick(this.jobs).id, this.other);
    } else await this.endSession();
  }

  private async doWork(n: number, dice: number): Promise<void> {
    const { work } = this;
    if (!this.hasSession) await this.signInAgain(this.driver);
    if (dice < 10) await work.mark(n);
    else if (dice < 18) await work.check(n);
    else if (dice < 23) await work.report(n);
    else if (dice < 30) await work.photograph();
    else if (dice < 47) await work.tap(n);
    else if (dice < 100) await work.keepDraft(n);
    else await work.sign(n);
  }

  /** Ends the session; sometimes the other driver then uses the phone. */
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
    for (const { id } of this.jobs) {
      const trace = (await this.desk.isOf(id, this.other)) ? '' : await phone.traceOf(id);
      if (trace !== '') throw new Error(`The other driver sees ${String(id)}: ${trace}`);
    }
    const tap = await phone.tap(this.othersJob.id, 'By the other driver', false);
    if (tap) this.work.taps.push(tap);
    this.hasOtherWorked = true;
    await this.revoke();
  }

  /** Like an expired session: the phone notices it only at its next request. */
  private async revoke(): Promise<void> {
    const { product, phone } = this.parts;
    const headers = { Authorization: `Bearer ${await phone.token()}` };
    await fetch(`${product.address}/api/auth/logout`, { method: 'POST', headers });
    this.hasSession = false;
  }

  /** Sign-in requires a network. */
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
    const ids = [...this.jobs, this.othersJob].map(({ id }) => id);
    const { product, api } = this.parts;
    const asked = { product, api, people, ids, refusedTexts, refusedShots };
    const facts = await readFacts(asked);
    const { taps, shots } = this.work;
    return [...faultsOf(taps, facts), ...photoFaults(shots, facts)];
  }

  private tell(what: string): void {
    this.story.push(what);
  }
}
