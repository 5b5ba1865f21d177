import {
  expect,
  type Browser,
  type BrowserContext,
  type Locator,
  type Page,
} from '@playwright/test';
import type { DriverAccount } from '../support/people';
import { jobName } from './ledger';
import type { Phone, Tap } from './phone';
import { storeOf } from './phone-store';

const SCREEN = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** A busy machine runs several browsers and the server. */
const PATIENCE_MS = 20_000;
const SETTLED_WITHIN_MS = 90_000;

const COMPLETES = 'VEHICLE DELIVERED - COMPLETE JOB';
const SAVED = 'Saved on this phone, will send';

/** The driver portal in a real browser, with storage of its own. */
export class BrowserPhone implements Phone {
  private driver: DriverAccount | null = null;
  private page: Page | null = null;

  private constructor(private readonly context: BrowserContext) {
    context.setDefaultTimeout(PATIENCE_MS);
  }

  static async start(browser: Browser, address: string, skewMs: number): Promise<BrowserPhone> {
    const context = await browser.newContext({ ...SCREEN, baseURL: address, locale: 'en-CA' });
    await context.addInitScript(setClock, skewMs);
    // The worker keeps time as the page does.
    await context.route('**/service-worker.js', async (route) => {
      const answer = await route.fetch();
      const body = `(${setClock.toString()})(${String(skewMs)});\n${await answer.text()}`;
      await route.fulfill({ response: answer, body });
    });
    return new BrowserPhone(context);
  }

  async signIn(driver: DriverAccount): Promise<void> {
    const page = await this.present();
    await page.goto('/login');
    const email = page.getByLabel('Email');
    const prompt = page.getByRole('link', { name: 'Login' });
    // A phone that has not heard of the end of its session leads back to the portal, which asks.
    await email.or(prompt).first().waitFor();
    if (await prompt.isVisible()) await prompt.click();
    await email.fill(driver.email);
    await page.getByLabel('Password', { exact: true }).fill(driver.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.getByText('New Assignments').first().waitFor();
    this.driver = driver;
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  }

  async tap(jobId: number, notes: string, isCut: boolean): Promise<Tap | null> {
    const { email } = this.signedIn();
    const page = await this.openJob(jobId);
    const step = await this.nextStep(page);
    if (step === null) return null;
    const isComplete = (await step.textContent()) === COMPLETES;
    await step.click();
    if (isComplete) {
      const field = page.getByLabel('Completion Notes (Optional)');
      await field.fill(notes);
      // Only what stands there when the driver taps is theirs to lose.
      await expect(field).toHaveValue(notes);
      await page.getByRole('button', { name: 'Complete Delivery' }).click({ noWaitAfter: true });
    }
    const at = Date.now();
    if (isCut) await this.kill();
    const isCertain = !isCut && (await this.shows(page, isComplete ? 'Delivered' : 'In Transit'));
    return {
      ...{ email, jobId, at, isCertain },
      type: isComplete ? 'complete' : 'status',
      status: isComplete ? null : 'in-transit',
      notes: isComplete ? notes : null,
    };
  }

  async keepsDraft(jobId: number, notes: string): Promise<boolean> {
    const page = await this.openJob(jobId);
    const step = await this.nextStep(page);
    if (step === null || (await step.textContent()) !== COMPLETES) return true;
    await step.click();
    await page.getByLabel('Completion Notes (Optional)').pressSequentially(notes);
    await this.kill();
    const again = await this.openJob(jobId);
    const next = await this.nextStep(again);
    if (next === null) return true;
    await next.click();
    const kept = again.getByLabel('Completion Notes (Optional)');
    // The letter typed in the very moment of the end may be gone.
    const isKept = await expect(kept)
      .toHaveValue(new RegExp(`^${notes.slice(0, -1)}.?$`))
      .then(
        () => true,
        () => false,
      );
    await again.getByRole('button', { name: 'Cancel' }).click();
    return isKept;
  }

  async kill(): Promise<void> {
    const page = await this.present();
    await page.close();
    this.page = null;
    await this.openHome();
  }

  async reload(): Promise<void> {
    const page = await this.present();
    await page.reload();
  }

  async openSecondTab(): Promise<void> {
    this.page = await this.context.newPage();
    await this.openHome();
  }

  async token(): Promise<string> {
    const page = await this.present();
    return page.evaluate(() => localStorage.getItem('auth_token') ?? '');
  }

  async traceOf(jobId: number): Promise<string> {
    const page = await this.openHome();
    const seen = await page.getByText(jobName(jobId)).allTextContents();
    return seen.join(', ');
  }

  async settle(): Promise<void> {
    const { email } = this.signedIn();
    for (const page of this.context.pages()) if (page !== this.page) await page.close();
    const until = Date.now() + SETTLED_WITHIN_MS;
    for (;;) {
      const page = await this.openHome();
      const { waiting } = await storeOf(page);
      if (waiting === 0) return;
      if (Date.now() > until) throw new Error(`${email} still has ${String(waiting)} to send`);
      await page.getByText(/update(s)? saved on this phone/).waitFor({ state: 'hidden' });
    }
  }

  async refused(): Promise<string> {
    const page = await this.openHome();
    const alerts = page.getByRole('alert');
    const { refused } = await storeOf(page);
    await expect(alerts).toHaveCount(refused, { timeout: PATIENCE_MS });
    return (await alerts.allInnerTexts()).join('\n');
  }

  close(): Promise<void> {
    return this.context.close();
  }

  private signedIn(): DriverAccount {
    if (this.driver === null) throw new Error('Nobody is signed in');
    return this.driver;
  }

  private async present(): Promise<Page> {
    this.page ??= await this.context.newPage();
    return this.page;
  }

  /** As from the icon on the phone's screen, network or not. */
  private async openHome(): Promise<Page> {
    return this.open('/');
  }

  private async openJob(jobId: number): Promise<Page> {
    return this.open(`/job/${String(jobId)}`);
  }

  private async open(path: string): Promise<Page> {
    const page = await this.present();
    await page.goto(path, { waitUntil: 'commit' });
    await page.getByRole('banner').first().waitFor();
    return page;
  }

  /** The button at the bottom, once the screen stands; null where there is none. */
  private async nextStep(page: Page): Promise<Locator | null> {
    const step = page.getByRole('button', { name: /START TRANSPORT$|COMPLETE JOB$/ });
    const none = page
      .getByText('Job not found')
      .or(page.getByText('Delivered', { exact: true }))
      .or(page.getByText('Authentication Required'))
      .or(page.getByRole('button', { name: 'Try Again' }));
    await step.or(none).first().waitFor();
    return (await step.count()) > 0 && (await step.isEnabled()) ? step : null;
  }

  /** Whether the screen showed that it took the tap: what came of it, that it waits, or why not. */
  private async shows(page: Page, status: string): Promise<boolean> {
    const shown = page.waitForFunction(
      ([wanted, saved]) =>
        [...document.querySelectorAll('[role=status]')].some(
          ({ textContent }) => textContent === wanted,
        ) ||
        document.querySelector('[role=alert]') !== null ||
        document.body.innerText.includes(saved),
      [status, SAVED] as const,
    );
    return shown.then(
      () => true,
      () => false,
    );
  }
}

/** Makes every clock of a page or worker wrong by so much. */
function setClock(skewMs: number): void {
  if (skewMs === 0) return;
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
