import { expect, type Browser, type Page } from '@playwright/test';
import type { DriverAccount } from '../support/people';
import { BrowserTab, PATIENCE_MS } from './browser-tab';
import { nothingOf, unlessGone } from './gone';
import { jobName } from './names';
import {
  type Phone,
  SHIFT_PLACES,
  type ShiftJob,
  type ShiftPlace,
  type Shot,
  type Tap,
} from './phone';
import { draftsOf, storeOf } from './phone-store';
import { choosePicture, keptPicture } from './photo-hand';
import { pictureNamed } from './picture';
import {
  cancelDelivery,
  checkUnit,
  completeDelivery,
  completionOf,
  focusNotes,
  type Marking,
  markUnit,
  NO_DIALOG,
  pressStep,
  tookCheck,
  tookMark,
  tookTap,
  wantedStep,
} from './portal-hand';
import { reportUnit, tookReport } from './report-hand';
import { signJob, tookSignature } from './sign-hand';

/** A fast typist on a touch screen. */
const MS_PER_LETTER = 20;

const STARTS = ['VEHICLE LOADED - START TRANSPORT', 'START TRANSPORT'];
const COMPLETES = 'VEHICLE DELIVERED - COMPLETE JOB';

/** Whether the screen confirmed the action, as returned by the functions in the `*-hand` files. */
type Seen = 'taken' | 'gone' | null;

/** A driver's actions on the screens of the portal. */
export class BrowserPhone implements Phone {
  private constructor(private readonly tab: BrowserTab) {}

  static async start(browser: Browser, address: string, skewMs: number): Promise<BrowserPhone> {
    return new BrowserPhone(await BrowserTab.start(browser, address, skewMs));
  }

  signIn(driver: DriverAccount): Promise<void> {
    return this.tab.signIn(driver);
  }

  async tap(jobId: number, notes: string, isCut: boolean): Promise<Tap | null> {
    const page = await this.open(jobId);
    const step = await this.press(page, jobId, [...STARTS, COMPLETES]);
    if (step === null) return null;
    const isComplete = step === COMPLETES;
    if (isComplete && !(await page.evaluate(completeDelivery, completionOf(notes, PATIENCE_MS))))
      return null;
    const shown = isComplete
      ? { status: 'Delivered', refused: notes }
      : { status: 'In Transit', refused: 'In Transit' };
    const tap = await this.done(jobId, isCut, () => this.sees(page, tookTap, shown));
    return isComplete
      ? { ...tap, type: 'complete', status: null, notes }
      : { ...tap, type: 'status', status: 'in-transit', notes: null };
  }

  async mark({ id }: ShiftJob, notes: string, isCut: boolean): Promise<Tap | null> {
    const page = await this.open(id);
    const type = await page.evaluate(markUnit, this.marking(id, notes));
    if (type === null) return null;
    const tap = await this.done(id, isCut, () => this.sees(page, tookMark, { type, notes }));
    return { ...tap, type, status: null, notes: type === 'leave-unit' ? notes : null };
  }

  async check({ id }: ShiftJob, vin: string, isCut: boolean): Promise<Tap | null> {
    const page = await this.open(id);
    const type = await page.evaluate(checkUnit, this.marking(id, vin));
    if (type === null) return null;
    const read = { type, notes: vin };
    const tap = await this.done(id, isCut, () => this.sees(page, tookCheck, read));
    return { ...tap, type, status: null, notes: vin };
  }

  async report({ id }: ShiftJob, notes: string, isCut: boolean): Promise<Tap | null> {
    const page = await this.open(id);
    if (!(await page.evaluate(reportUnit, this.marking(id, notes)))) return null;
    const tap = await this.done(id, isCut, () => this.sees(page, tookReport, null));
    return { ...tap, type: 'report-unit', status: null, notes };
  }

  async sign({ id }: ShiftJob, name: string, isCut: boolean): Promise<Tap | null> {
    const page = await this.open(id);
    this.tab.lend();
    const isSigned = await page.evaluate(signJob, this.marking(id, name));
    const tap = isSigned
      ? await this.done(id, isCut, () => this.sees(page, tookSignature, null))
      : null;
    if (!isSigned || !isCut) await this.tab.takeBack();
    return tap && { ...tap, type: 'sign', status: null, notes: name };
  }

  async photograph(
    { id, unitId }: ShiftJob,
    place: ShiftPlace,
    isCut: boolean,
  ): Promise<Shot | null> {
    const { email } = this.tab.signedIn();
    const page = await this.open(id);
    const picture = pictureNamed(`${email} ${String(Date.now())}`);
    if (!(await choosePicture(page, id, place, picture))) return null;
    if (isCut) await this.kill();
    return { email, unitId, place, isCertain: !isCut && (await keptPicture(page)) };
  }

  async refusedShots(): Promise<Pick<Shot, 'unitId' | 'place'>[]> {
    const store = await storeOf(await this.tab.open('/'));
    return (store?.refusedPhotos ?? []).flatMap(({ unitId, place }) => {
      const known = SHIFT_PLACES.find((one) => one === place);
      return known ? [{ unitId, place: known }] : [];
    });
  }

  async keepsDraft(jobId: number, notes: string): Promise<boolean> {
    const page = await this.open(jobId);
    if ((await this.press(page, jobId, [COMPLETES])) !== COMPLETES) return true;
    if (!(await this.turnsToNotes(page))) return true;
    await page.keyboard.type(notes, { delay: MS_PER_LETTER });
    // A page that ends loses letters that are not stored yet.
    if (!(await unlessGone(page, expect.poll(() => draftsOf(page)).toContain(notes)))) return true;
    await this.kill();
    const again = await this.open(jobId);
    const next = await this.press(again, jobId, [COMPLETES]);
    if (next === null) return true;
    if (next !== COMPLETES) throw new Error(`The portal offers ${next} once more`);
    const kept = again.getByLabel('Completion Notes (Optional)');
    const isKept = await unlessGone(again, expect(kept).toHaveValue(notes)).catch(() => false);
    if (!isKept) return nothingOf(again).isVisible();
    await again.evaluate(cancelDelivery);
    return true;
  }

  kill(): Promise<void> {
    return this.tab.kill();
  }

  reload(): Promise<void> {
    return this.tab.reload();
  }

  openSecondTab(): Promise<void> {
    return this.tab.openSecondTab();
  }

  async token(): Promise<string> {
    const page = await this.tab.open('/');
    return page.evaluate(() => localStorage.getItem('auth_token') ?? '');
  }

  async traceOf(jobId: number): Promise<string> {
    const page = await this.tab.open('/');
    await page.getByText(/^You have \d+ active/).waitFor();
    const seen = await page.getByText(jobName(jobId)).allTextContents();
    return seen.join(', ');
  }

  async settle(): Promise<void> {
    await this.tab.closeOthers();
    await this.reload();
    const page = await this.tab.open('/');
    await expect
      .poll(() => storeOf(page), { timeout: 2 * PATIENCE_MS })
      .toMatchObject({ waiting: 0, waitingPhotos: 0 });
  }

  async refused(): Promise<string> {
    const page = await this.tab.open('/');
    const store = await storeOf(page);
    const alerts = page.getByRole('alert', { name: /^Update not accepted/ });
    await expect(alerts).toHaveCount(store?.refused ?? 0, { timeout: PATIENCE_MS });
    return (await alerts.allInnerTexts()).join('\n');
  }

  portrait(): Promise<string> {
    return this.tab.portrait();
  }

  close(): Promise<void> {
    return this.tab.close();
  }

  /** Whether the notes field has the focus; false if the delivery dialog disappeared. */
  private async turnsToNotes(page: Page): Promise<boolean> {
    const found = await page.waitForFunction(focusNotes, NO_DIALOG);
    return (await found.jsonValue()) === 'focused';
  }

  private open(jobId: number): Promise<Page> {
    return this.tab.open(`/job/${String(jobId)}`);
  }

  private marking(jobId: number, notes: string): Marking {
    return { ...completionOf(notes, PATIENCE_MS), job: jobName(jobId) };
  }

  /** The certainty of an action: the phone is cut off, or the screen confirms the action. */
  private async done(jobId: number, isCut: boolean, isSeen: () => Promise<boolean>) {
    const { email } = this.tab.signedIn();
    const at = Date.now();
    if (isCut) await this.kill();
    return { email, jobId, at, isCertain: !isCut && (await isSeen()) };
  }

  /** Whether the screen confirmed the action; false if it asks for sign-in instead. */
  private async sees<Asked>(
    page: Page,
    look: (asked: Asked) => Seen,
    asked: Asked,
  ): Promise<boolean> {
    const found = await page.waitForFunction(look as (asked: unknown) => Seen, asked);
    return (await found.jsonValue()) === 'taken';
  }

  /** The name of the job's next step, pressed if `steps` contains it; null if there is none. */
  private async press(page: Page, jobId: number, steps: readonly string[]): Promise<string | null> {
    const wanted = wantedStep(jobName(jobId), steps);
    const found = await page.waitForFunction(pressStep, wanted);
    const step = await found.jsonValue();
    return step === 'none' ? null : step;
  }
}
