import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import type { DriverAccount } from '../support/people';
import { jobName } from './names';
import {
  type Phone,
  SHIFT_PLACES,
  type ShiftJob,
  type ShiftPlace,
  type Shot,
  type Tap,
} from './phone';
import { pictureNamed } from './picture';
import { draftsOf, storeOf } from './phone-store';
import {
  checkUnit,
  completeDelivery,
  completionOf,
  markUnit,
  pressStep,
  tookCheck,
  tookMark,
  tookTap,
  turnTo,
  wantedStep,
} from './portal-hand';
import { reportUnit, tookReport } from './report-hand';

const SCREEN = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** A busy machine runs several browsers and the server. */
const PATIENCE_MS = 300_000;
/** Those who type fast on glass. */
const MS_PER_LETTER = 20;

const STARTS = ['VEHICLE LOADED - START TRANSPORT', 'START TRANSPORT'];
const COMPLETES = 'VEHICLE DELIVERED - COMPLETE JOB';

const PLACE_NAMES: Readonly<Record<ShiftPlace, string>> = {
  front: 'Front',
  rear: 'Rear',
  'vin-plate': 'VIN plate',
};

/** The driver portal in a real browser, with storage of its own. */
export class BrowserPhone implements Phone {
  private driver: DriverAccount | null = null;
  private page: Page | null = null;
  private readonly errors: string[] = [];

  private constructor(private readonly context: BrowserContext) {
    context.setDefaultTimeout(PATIENCE_MS);
    context.on('weberror', (event) => this.errors.push(event.error().message));
  }

  static async start(browser: Browser, address: string, skewMs: number): Promise<BrowserPhone> {
    const context = await browser.newContext({ ...SCREEN, baseURL: address, locale: 'en-CA' });
    if (skewMs !== 0) {
      await context.addInitScript(setClock, skewMs);
      // The worker keeps time as the page does.
      await context.route('**/service-worker.js', async (route) => {
        try {
          const answer = await route.fetch();
          const body = `(${setClock.toString()})(${String(skewMs)});\n${await answer.text()}`;
          await route.fulfill({ response: answer, body });
        } catch {
          // The air is bad, or the phone is gone.
          await route.abort().catch(() => undefined);
        }
      });
    }
    return new BrowserPhone(context);
  }

  async signIn(driver: DriverAccount): Promise<void> {
    this.page ??= await this.context.newPage();
    const { page } = this;
    await page.goto('/login');
    const email = page.getByLabel('Email');
    const prompt = page.getByRole('link', { name: 'Login' });
    // A phone that has not heard of the end of its session leads back to the portal, which asks.
    await email.or(prompt).first().waitFor();
    if (await prompt.isVisible()) await prompt.click();
    await email.fill(driver.email);
    await page.getByLabel('Password', { exact: true }).fill(driver.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.getByText(/^You have \d+ active/).waitFor();
    this.driver = driver;
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  }

  async tap(jobId: number, notes: string, isCut: boolean): Promise<Tap | null> {
    const { email } = this.signedIn();
    const page = await this.open(`/job/${String(jobId)}`);
    const step = await this.press(page, jobId, [...STARTS, COMPLETES]);
    if (step === null) return null;
    const isComplete = step === COMPLETES;
    if (isComplete && !(await page.evaluate(completeDelivery, completionOf(notes, PATIENCE_MS))))
      return null;
    const at = Date.now();
    if (isCut) await this.kill();
    return {
      ...{ email, jobId, at },
      isCertain: !isCut && (await this.shows(page, isComplete ? notes : null)),
      type: isComplete ? 'complete' : 'status',
      status: isComplete ? null : 'in-transit',
      notes: isComplete ? notes : null,
    };
  }

  async mark({ id: jobId }: ShiftJob, notes: string, isCut: boolean): Promise<Tap | null> {
    const { email } = this.signedIn();
    const page = await this.open(`/job/${String(jobId)}`);
    const type = await page.evaluate(markUnit, {
      ...completionOf(notes, PATIENCE_MS),
      job: jobName(jobId),
    });
    if (type === null) return null;
    const at = Date.now();
    if (isCut) await this.kill();
    const shows = async () => {
      const found = await page.waitForFunction(tookMark, { type, notes });
      return (await found.jsonValue()) === 'taken';
    };
    const isCertain = !isCut && (await shows());
    const told = type === 'leave-unit' ? notes : null;
    return { email, jobId, type, status: null, notes: told, at, isCertain };
  }

  async check(job: ShiftJob, vin: string, isCut: boolean): Promise<Tap | null> {
    const { email } = this.signedIn();
    const { id: jobId } = job;
    const page = await this.open(`/job/${String(jobId)}`);
    const reading = { ...completionOf(vin, PATIENCE_MS), job: jobName(jobId) };
    const type = await page.evaluate(checkUnit, reading);
    if (type === null) return null;
    const at = Date.now();
    if (isCut) await this.kill();
    const shows = async () => {
      const found = await page.waitForFunction(tookCheck, { type, notes: vin });
      return (await found.jsonValue()) === 'taken';
    };
    const isCertain = !isCut && (await shows());
    return { email, jobId, type, status: null, notes: vin, at, isCertain };
  }

  async report({ id: jobId }: ShiftJob, notes: string, isCut: boolean): Promise<Tap | null> {
    const { email } = this.signedIn();
    const page = await this.open(`/job/${String(jobId)}`);
    const wanted = { ...completionOf(notes, PATIENCE_MS), job: jobName(jobId) };
    if (!(await page.evaluate(reportUnit, wanted))) return null;
    const at = Date.now();
    if (isCut) await this.kill();
    const shows = async () => {
      const found = await page.waitForFunction(tookReport);
      return (await found.jsonValue()) === 'taken';
    };
    const isCertain = !isCut && (await shows());
    return { email, jobId, type: 'report-unit', status: null, notes, at, isCertain };
  }

  async photograph(
    { id, unitId }: ShiftJob,
    place: ShiftPlace,
    isCut: boolean,
  ): Promise<Shot | null> {
    const { email } = this.signedIn();
    const page = await this.open(`/job/${String(id)}`);
    const open = page.getByRole('button', { name: /^(Pickup|Delivery) photos:/ }).first();
    const heading = page.getByRole('heading', { level: 1, name: jobName(id) });
    const nothing = page.getByText(/^(Job not found|Authentication Required|Try Again)$/);
    await heading.and(page.locator(':visible')).or(nothing).first().waitFor();
    if (await nothing.first().isVisible()) return null;
    await open.click();
    const camera = page.getByRole('dialog', { name: /^Photos at/ });
    const kept = camera.getByText(/ is saved\. Next: /);
    await camera.getByRole('button', { name: PLACE_NAMES[place] }).first().click();
    const name = `${email} ${String(Date.now())}`;
    const file = { name: 'picture.jpg', mimeType: 'image/jpeg', buffer: pictureNamed(name) };
    await camera.getByLabel(`Photo: ${PLACE_NAMES[place]}`).setInputFiles(file);
    if (isCut) {
      await this.kill();
      return { email, unitId, place, isCertain: false };
    }
    // A session that ends takes the screen away.
    await kept.or(nothing).first().waitFor();
    const isCertain = await kept.isVisible();
    if (isCertain) await camera.getByRole('button', { name: 'Done' }).click();
    return { email, unitId, place, isCertain };
  }

  async refusedShots(): Promise<Pick<Shot, 'unitId' | 'place'>[]> {
    const store = await storeOf(await this.open('/'));
    return (store?.refusedPhotos ?? []).flatMap(({ unitId, place }) => {
      const known = SHIFT_PLACES.find((one) => one === place);
      return known ? [{ unitId, place: known }] : [];
    });
  }

  async keepsDraft(jobId: number, notes: string): Promise<boolean> {
    const page = await this.open(`/job/${String(jobId)}`);
    if ((await this.press(page, jobId, [COMPLETES])) !== COMPLETES) return true;
    const field = page.getByLabel('Completion Notes (Optional)');
    await field.pressSequentially(notes, { delay: MS_PER_LETTER });
    // Letters on their way into the store end with the page.
    await expect.poll(() => draftsOf(page)).toContain(notes);
    await this.kill();
    const again = await this.open(`/job/${String(jobId)}`);
    const next = await this.press(again, jobId, [COMPLETES]);
    if (next === null) return true;
    if (next !== COMPLETES) throw new Error(`The portal offers ${next} once more`);
    const kept = again.getByLabel('Completion Notes (Optional)');
    const isKept = await expect(kept)
      .toHaveValue(notes)
      .then(
        () => true,
        () => false,
      );
    await again.getByRole('button', { name: 'Cancel' }).click();
    return isKept;
  }

  async kill(): Promise<void> {
    await this.page?.close();
    this.page = null;
    await this.open('/');
  }

  async reload(): Promise<void> {
    const page = await this.open('/');
    await page.reload({ waitUntil: 'commit' });
    await this.stands(page);
  }

  async openSecondTab(): Promise<void> {
    this.page = null;
    await this.open('/');
  }

  async token(): Promise<string> {
    const page = await this.open('/');
    return page.evaluate(() => localStorage.getItem('auth_token') ?? '');
  }

  async traceOf(jobId: number): Promise<string> {
    const page = await this.open('/');
    await page.getByText(/^You have \d+ active/).waitFor();
    const seen = await page.getByText(jobName(jobId)).allTextContents();
    return seen.join(', ');
  }

  async settle(): Promise<void> {
    for (const page of this.context.pages()) if (page !== this.page) await page.close();
    await this.reload();
    const page = await this.open('/');
    await expect
      .poll(() => storeOf(page), { timeout: 2 * PATIENCE_MS })
      .toMatchObject({ waiting: 0, waitingPhotos: 0 });
  }

  async refused(): Promise<string> {
    const page = await this.open('/');
    const store = await storeOf(page);
    const alerts = page.getByRole('alert', { name: /^Update not accepted/ });
    await expect(alerts).toHaveCount(store?.refused ?? 0, { timeout: PATIENCE_MS });
    return (await alerts.allInnerTexts()).join('\n');
  }

  async portrait(): Promise<string> {
    const text = await this.page?.evaluate(() => document.body.innerText).catch(String);
    return `${this.page?.url() ?? 'no page'}: ${text ?? ''} ${this.errors.join(' | ')}`;
  }

  close(): Promise<void> {
    return this.context.close();
  }

  private signedIn(): DriverAccount {
    if (this.driver === null) throw new Error('Nobody is signed in');
    return this.driver;
  }

  /** Within the portal that is open, else as from the icon on the phone's screen. */
  private async open(path: string): Promise<Page> {
    if (this.page !== null) {
      await this.page.evaluate(turnTo, path);
      return this.page;
    }
    const page = await this.context.newPage();
    this.page = page;
    await page.goto(path, { waitUntil: 'commit' });
    await this.stands(page);
    return page;
  }

  private async stands(page: Page): Promise<void> {
    await page.getByRole('main').waitFor();
  }

  /** The name of the job's next step, pressed where `steps` names it; null where there is none. */
  private async press(page: Page, jobId: number, steps: readonly string[]): Promise<string | null> {
    const wanted = wantedStep(jobName(jobId), steps);
    const found = await page.waitForFunction(pressStep, wanted);
    const step = await found.jsonValue();
    return step === 'none' ? null : step;
  }

  /** Whether the screen showed that it took the tap; not where it asks for sign-in instead. */
  private async shows(page: Page, notes: string | null): Promise<boolean> {
    const wanted =
      notes === null
        ? { status: 'In Transit', refused: 'In Transit' }
        : { status: 'Delivered', refused: notes };
    const found = await page.waitForFunction(tookTap, wanted);
    return (await found.jsonValue()) === 'taken';
  }
}

/** Makes every clock of a page or worker wrong by so much. */
function setClock(skewMs: number): void {
  const Right = Date;
  const Wrong = new Proxy(Right, {
    construct: (target, values) =>
      // The constructor takes what it was given.
      Reflect.construct(target, values.length === 0 ? [Right.now() + skewMs] : values) as Date,
    get: (target, name) =>
      name === 'now' ? () => Right.now() + skewMs : (Reflect.get(target, name) as unknown),
  });
  globalThis.Date = Wrong;
}
