import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { DriverAccount } from '../support/people';
import { turnTo } from './portal-hand';
import { takeBack } from './sign-hand';
import { setWrongClock } from './wrong-clock';

const SCREEN = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** A busy machine runs several browsers and the server. */
export const PATIENCE_MS = 300_000;

/** The driver portal in a real browser with its own storage: its page, and the signed-in driver. */
export class BrowserTab {
  private driver: DriverAccount | null = null;
  private page: Page | null = null;
  /** The driver who handed the phone to a signer and has not got it back. */
  private lentBy: string | null = null;
  private readonly errors: string[] = [];

  private constructor(private readonly context: BrowserContext) {
    context.setDefaultTimeout(PATIENCE_MS);
    context.on('weberror', (event) => this.errors.push(event.error().message));
  }

  static async start(browser: Browser, address: string, skewMs: number): Promise<BrowserTab> {
    const context = await browser.newContext({ ...SCREEN, baseURL: address, locale: 'en-CA' });
    if (skewMs !== 0) await setWrongClock(context, skewMs);
    return new BrowserTab(context);
  }

  async signIn(driver: DriverAccount): Promise<void> {
    this.page ??= await this.context.newPage();
    const { page } = this;
    await page.goto('/login');
    const email = page.getByLabel('Email');
    const prompt = page.getByRole('link', { name: 'Login' });
    // If the session has ended unnoticed, the portal opens and asks for sign-in.
    await email.or(prompt).first().waitFor();
    if (await prompt.isVisible()) await prompt.click();
    await email.fill(driver.email);
    await page.getByLabel('Password', { exact: true }).fill(driver.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    this.driver = driver;
    if (this.lentBy === driver.email) {
      await page.locator('.sign').waitFor();
      await this.takeBack();
      await page.evaluate(turnTo, '/');
    }
    await page.getByText(/^You have \d+ active/).waitFor();
    // Until the worker serves the page, missing parts would reload it.
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  }

  signedIn(): DriverAccount {
    if (this.driver === null) throw new Error('Nobody is signed in');
    return this.driver;
  }

  /** Navigates within the open portal, else opens it like the icon on the home screen. */
  async open(path: string): Promise<Page> {
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

  async closeOthers(): Promise<void> {
    for (const page of this.context.pages()) if (page !== this.page) await page.close();
  }

  /** Hands the phone to a signer; it is returned at the next start at the latest. */
  lend(): void {
    this.lentBy = this.signedIn().email;
  }

  async takeBack(): Promise<void> {
    const found = await this.page?.waitForFunction(takeBack);
    if ((await found?.jsonValue()) === true) this.lentBy = null;
  }

  async portrait(): Promise<string> {
    const text = await this.page?.evaluate(() => document.body.innerText).catch(String);
    return `${this.page?.url() ?? 'no page'}: ${text ?? ''} ${this.errors.join(' | ')}`;
  }

  close(): Promise<void> {
    return this.context.close();
  }

  private async stands(page: Page): Promise<void> {
    await page.getByRole('main').waitFor();
    if (this.lentBy !== null && this.lentBy === this.driver?.email) await this.takeBack();
  }
}
