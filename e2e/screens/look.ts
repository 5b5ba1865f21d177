import type { Browser, Page } from '@playwright/test';
import { record } from '../../scripts/suites/journal.mjs';
import { type PolicyWatch, refusedOn, watchPolicy } from '../support/content-policy';
import { tokenOf } from '../support/people';
import { ADMIN, type Product } from '../support/product';
import type { SampleCompany } from './sample-company';
import type { Role, Screen } from './screen';
import { isSettled } from './settled';
import { speakLong, wordsOf, type Tongue } from './words';

/** One screen that never appears must not use up the time of all others. */
const PATIENCE_MS = 120_000;

export interface Onlooker {
  readonly role: Role;
  readonly tongue: Tongue;
  readonly width: number;
  readonly height?: number;
}

interface Watched {
  /** Dialogs that were hidden again while waiting, which loses the focus. */
  readonly hiddenAgain: string[];
}

interface Walked extends Watched, PolicyWatch {
  readonly forgotten: { count: number };
}

/** Shows screens to one user, one after the other, in one browser. */
export class Look {
  private shared: Page | undefined;
  private isWalking = false;

  constructor(
    private readonly browser: Browser,
    private readonly product: Product,
    private readonly company: SampleCompany,
    private readonly onlooker: Onlooker,
  ) {}

  /**
   * All defects that `look` finds on the screens, and the screens that never appear. It may resize the window; `show`
   * restores the screen.
   */
  async walk(
    screens: readonly Screen[],
    look: (page: Page, screen: Screen, show: () => Promise<void>) => Promise<readonly string[]>,
  ): Promise<string[]> {
    const found: string[] = [];
    // Only the console has enough screens to gain from this; a phone keeps too much state between two of them.
    this.isWalking = this.onlooker.role === 'admin';
    for (const screen of screens) {
      try {
        await this.at(screen, async (page) => {
          const flaws = await look(page, screen, () => this.show(page, screen));
          const gone = await page.evaluate(() => (window as unknown as Watched).hiddenAgain); // put there below
          const refused = await refusedOn(page);
          found.push(...[...flaws, ...gone, ...refused].map((flaw) => `${screen.name}, ${flaw}`));
        });
      } catch (error) {
        found.push(`${screen.name}, does not come: ${String(error)}`);
        await this.leave();
      }
    }
    await this.leave();
    this.isWalking = false;
    return found;
  }

  /** Opens one screen, and runs `look` there. */
  async at(screen: Screen, look: (page: Page) => Promise<void>): Promise<void> {
    record('page-visits');
    const { width, height = 900 } = this.onlooker;
    const page = screen.isApart === true ? await this.open() : (this.shared ??= await this.open());
    await page.setViewportSize({ width: Math.min(width, screen.upTo ?? width), height });
    await this.show(page, screen);
    await look(page);
    if (screen.isApart === true) await this.close(page);
  }

  /** Closes the browser that its screens share. */
  async leave(): Promise<void> {
    if (this.shared) await this.close(this.shared);
    this.shared = undefined;
  }

  /** Waits for pending texts, which would fail once the page is closed. */
  private async close(page: Page): Promise<void> {
    await page.context().unrouteAll({ behavior: 'wait' });
    await page.context().close();
  }

  private async show(page: Page, screen: Screen): Promise<void> {
    const { tongue } = this.onlooker;
    const scene = { page, words: wordsOf(tongue), company: this.company };
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await screen.meet?.(scene);
    if (this.isWalking && page.url() !== 'about:blank') await goWithin(page, screen.path);
    else await page.goto(screen.path);
    await settle(page, screen.isWaiting);
    if (/[?&](panel|dialog|edit)=/.test(screen.path)) await page.getByRole('dialog').waitFor();
    await screen.act?.(scene);
    await settle(page, screen.isWaiting);
  }

  private async open(): Promise<Page> {
    const { role, tongue } = this.onlooker;
    const context = await this.browser.newContext({
      baseURL: this.product.address,
      reducedMotion: 'reduce',
      // Texts from the service worker's cache could not be stretched.
      serviceWorkers: 'block',
    });
    const accounts = { admin: ADMIN, driver: this.company.driver };
    const token = role === 'visitor' ? null : await tokenOf(context.request, accounts[role]);
    await watchPolicy(context);
    await context.addInitScript(
      ([language, bearer]) => {
        // The tab stores unfinished forms; each screen starts with none.
        sessionStorage.clear();
        localStorage.setItem('language', language);
        if (bearer !== null) localStorage.setItem('auth_token', bearer);
      },
      [tongue === 'long' ? 'fr-CA' : tongue, token] as const,
    );
    await context.addInitScript(() => {
      const hiddenAgain: string[] = [];
      Object.assign(window, { hiddenAgain });
      new MutationObserver((changes) => {
        for (const { target } of changes)
          if (target instanceof HTMLElement && target.style.display === 'none')
            if (target.querySelector('[role="dialog"]') !== null)
              hiddenAgain.push(`hidden again: ${target.textContent.slice(0, 80)}`);
      }).observe(document, { subtree: true, attributeFilter: ['style'] });
    });
    if (this.isWalking) await context.addInitScript(forgetAtOnce);
    if (tongue === 'long') await speakLong(context);
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    return page;
  }
}

/**
 * The console caches responses for ten minutes after their last use. Here it evicts them at once, so that each screen
 * sends its own requests.
 */
function forgetAtOnce(): void {
  const later = window.setTimeout.bind(window);
  const forgotten = { count: 0 };
  Object.assign(window, {
    forgotten,
    setTimeout: (run: () => void, delay?: number, ...more: unknown[]) =>
      delay === 600_000
        ? later(() => {
            run();
            forgotten.count += 1;
          })
        : later(run, delay, ...more),
  });
}

/**
 * Navigates within the app, which takes a fraction of a full load. A page of another app comes first, so that the app
 * removes the previous screen and evicts its responses.
 */
function goWithin(page: Page, path: string): Promise<void> {
  return page.evaluate(async (address) => {
    const { hiddenAgain, refusedByPolicy, forgotten } = window as unknown as Walked; // put there for each page
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const goOn = async (next: string) => {
      const left = document.querySelector('#root > *');
      history.pushState(null, '', next);
      dispatchEvent(new PopStateEvent('popstate'));
      while (left?.isConnected === true) await frame();
    };
    await goOn('/reset-password');
    while (forgotten.count === 0) await frame();
    hiddenAgain.length = 0;
    refusedByPolicy.length = 0;
    forgotten.count = 0;
    sessionStorage.clear();
    await goOn(address);
  }, path);
}

/** Waits until loading has ended. */
export async function settle(page: Page, isWaiting = false): Promise<void> {
  // A page receives its new width within a frame, before the frame's callbacks.
  await page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
  await page.waitForFunction(isSettled, isWaiting);
}
