import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { chooseOption, look, selectText, type Sight, type Step, type Words } from './in-page';
import type { Device, Tab } from './engine';

const QUERIES = readFileSync(
  require.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);
const MARK = 'data-story';
const SELECTOR = `[${MARK}]`;
/** Only for a page that hangs. */
const DEADLINE = { timeout: 120_000, intervals: [50, 100, 250] };

/** A whole text, or a pattern. */
type Text = string | RegExp;

const toWords = (text: Text): Words =>
  typeof text === 'string' ? text : { source: text.source, flags: text.flags };

/** Elements of a page, or of another element, found anew for every question. */
export class Found {
  constructor(
    protected readonly tab: Tab,
    private readonly steps: readonly Step[],
  ) {}

  role(role: string, name?: Text): Found {
    return this.next({ by: 'role', role, ...(name !== undefined && { name: toWords(name) }) });
  }

  button(name: Text): Found {
    return this.role('button', name);
  }

  link(name: Text): Found {
    return this.role('link', name);
  }

  dialog(name: Text): Found {
    return this.role('dialog', name);
  }

  label(words: Text): Found {
    return this.next({ by: 'label', words: toWords(words) });
  }

  text(words: Text): Found {
    return this.next({ by: 'text', words: toWords(words) });
  }

  /** Those whose text contains the words. */
  holding(words: Text): Found {
    return this.next({ by: 'holding', words: toWords(words) });
  }

  nth(place: number): Found {
    return this.next({ by: 'place', place });
  }

  async click(): Promise<void> {
    await this.marked();
    await this.tab.click(SELECTOR);
  }

  /** Replaces the text of a field. */
  async fill(text: string): Promise<void> {
    await this.click();
    await this.tab.evaluate(`(${String(selectText)})()`);
    await this.tab.type(text);
  }

  /** Chooses an option of a select field by its text. */
  async choose(option: string): Promise<void> {
    await this.marked();
    const isChosen = await this.tab.evaluate(
      `(${String(chooseOption)})(${JSON.stringify({ selector: SELECTOR, option })})`,
    );
    expect(isChosen, `There is no option ${option}`).toBe(true);
  }

  /** Presses Tab until the focus arrives, which proves that keys alone can reach it. */
  async tabTo(most = 60): Promise<void> {
    await this.marked();
    const isThere = () =>
      this.tab.evaluate(`document.activeElement?.matches('${SELECTOR}') ?? false`);
    for (let press = 0; press < most && (await isThere()) !== true; press += 1)
      await this.tab.press('Tab');
    expect(await isThere(), JSON.stringify(this.steps)).toBe(true);
  }

  async attach(file: string): Promise<void> {
    await this.marked();
    await this.tab.attach(SELECTOR, file);
  }

  /** Waits until there is at least one, and returns the first. */
  async shown(): Promise<Sight> {
    return this.until(({ texts }) => texts.length > 0);
  }

  /** Like `shown`, after scrolling there. */
  async inView(): Promise<Sight> {
    return this.until(({ texts }) => texts.length > 0, MARK);
  }

  async gone(): Promise<void> {
    await this.until(({ texts }) => texts.length === 0);
  }

  async has(words: Text): Promise<void> {
    await this.holding(words).shown();
  }

  async hasValue(value: string): Promise<void> {
    await this.until((sight) => sight.value === value);
  }

  async refused(): Promise<void> {
    await this.until(({ isRefused }) => isRefused);
  }

  async accepted(): Promise<void> {
    await this.until(({ texts, isRefused }) => texts.length > 0 && !isRefused);
  }

  async focused(): Promise<void> {
    await this.until(({ isFocused }) => isFocused);
  }

  async count(): Promise<number> {
    return (await this.look()).texts.length;
  }

  private next(step: Step): Found {
    return new Found(this.tab, [...this.steps, step]);
  }

  private async marked(): Promise<void> {
    await this.until(({ texts, isEnabled }) => texts.length > 0 && isEnabled, MARK);
  }

  private async until(isDone: (sight: Sight) => boolean, mark?: string): Promise<Sight> {
    let sight: Sight | undefined;
    await expect(async () => {
      sight = await this.look(mark);
      expect(isDone(sight), `${JSON.stringify(this.steps)}: ${JSON.stringify(sight)}`).toBe(true);
    }).toPass(DEADLINE);
    if (sight === undefined) throw new Error('Nothing was looked at');
    return sight;
  }

  private async look(mark?: string): Promise<Sight> {
    const expression = `(${String(look)})(${JSON.stringify({ steps: this.steps, mark })})`;
    const sight = await this.tab.evaluate(expression);
    if (sight !== null) return sight as Sight; // as `look` returns it
    await this.tab.evaluate(`(() => {${QUERIES}\nreturn null; })()`);
    return (await this.tab.evaluate(expression)) as Sight; // the queries are there now
  }
}

/** One tab of a story, at one address of the product. */
export class Page extends Found {
  constructor(
    tab: Tab,
    private readonly address: string,
    private readonly device: Device,
  ) {
    super(tab, []);
  }

  /** A further tab of the same device. */
  async newTab(): Promise<Page> {
    return new Page(await this.device.newTab(), this.address, this.device);
  }

  goto(path: string): Promise<void> {
    return this.tab.goto(new URL(path, this.address).href);
  }

  reload(): Promise<void> {
    return this.tab.reload();
  }

  close(): Promise<void> {
    return this.tab.close();
  }

  press(...keys: Parameters<Tab['press']>): Promise<void> {
    return this.tab.press(...keys);
  }

  type(text: string): Promise<void> {
    return this.tab.type(text);
  }

  draw(...stroke: Parameters<Tab['draw']>): Promise<void> {
    return this.tab.draw(...stroke);
  }

  problems(): Promise<readonly string[]> {
    return this.tab.problems();
  }

  print(): Promise<Uint8Array> {
    return this.tab.print();
  }

  /** The JSON value of an expression. */
  evaluate(expression: string): Promise<unknown> {
    return this.tab.evaluate(expression);
  }

  /** Runs a function that uses nothing outside itself in the page. Argument and result pass through JSON. */
  async run<Result, Argument = undefined>(
    task: (argument: Argument) => Result | Promise<Result>,
    ...[argument]: Argument extends undefined ? [] : [Argument]
  ): Promise<Result> {
    const passed = argument === undefined ? '' : JSON.stringify(argument);
    return (await this.tab.evaluate(`(${String(task)})(${passed})`)) as Result; // as the task returns it
  }
}
