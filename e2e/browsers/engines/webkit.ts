import type { Device, Engine, Point, Setting, Size, Tab } from './engine';
import { collectProblems, takeProblems } from './problems';
import { startDriver, startScreen, type Program } from './webkit-programs';
import type { WebDriver } from './webdriver';

/** Keys without a character (W3C WebDriver, section 17.4.2). */
const KEYS: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  Control: '\uE009',
  ' ': ' ',
};

/** Of a pointer between two points. */
const STEP_MS = 16;

const OLD_SAFARI =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.3 Safari/605.1.15';

/** A driven browser is always a private window. Settings that are missing here, it does not have. */
const FLAGS_OF: Readonly<Partial<Record<Setting, readonly string[]>>> = {
  none: [],
  'private-window': [],
  'old-safari': [`--user-agent=${OLD_SAFARI}`],
};

/** WebKitGTK on a screen of its own. Each device is a browser of its own. */
export async function startWebkit(setting: Setting): Promise<Engine> {
  const flags = FLAGS_OF[setting];
  if (!flags) throw new Error(`WebKitGTK has no setting ${setting}`);
  const screen = await startScreen();
  const browsers = new Set<Program>();
  return {
    name: 'webkit',
    newDevice: async (size) => {
      const { program, driver } = await startDriver(screen.display, flags);
      browsers.add(program);
      await driver.begin({ alwaysMatch: program.capabilities });
      await driver.post('/timeouts', { script: 600_000, pageLoad: 120_000 });
      return webkitDevice(driver, size, () => {
        browsers.delete(program);
        // A busy page would not let the session end.
        program.stop();
        return Promise.resolve();
      });
    },
    close: () => {
      for (const program of browsers) program.stop();
      screen.stop();
      return Promise.resolve();
    },
  };
}

function webkitDevice(driver: WebDriver, size: Size, close: () => Promise<void>): Device {
  const tabs = new Set<string>();
  let isFirst = true;
  const openWindow = async () => {
    if (isFirst) {
      isFirst = false;
      return (await driver.get('/window')) as string; // section 11.1
    }
    const opened = await driver.post('/window/new', { type: 'tab' });
    return (opened as { handle: string }).handle; // section 11.5
  };
  return {
    newTab: async () => {
      const handle = await openWindow();
      tabs.add(handle);
      await driver.post('/window', { handle });
      await fit(driver, size);
      return webkitTab(driver, handle, async () => {
        tabs.delete(handle);
        // Without a window the session would end.
        if (tabs.size === 0) isFirst = false;
        await driver.delete('/window');
      });
    },
    close,
  };
}

/** Gives the page the size; the window around it is larger. */
async function fit(driver: WebDriver, { width, height }: Size): Promise<void> {
  const script = 'return [outerWidth - innerWidth, outerHeight - innerHeight]';
  await driver.post('/window/rect', { x: 0, y: 0, width, height });
  let beside = -1;
  let above = -1;
  // A window that is not drawn yet has no outer size.
  while (beside < 0 || above < 0) {
    const frame = await driver.post('/execute/sync', { script, args: [] });
    [beside, above] = frame as [number, number]; // as the script returns them
  }
  await driver.post('/window/rect', { width: width + beside, height: height + above });
}

function webkitTab(driver: WebDriver, handle: string, close: () => Promise<void>): Tab {
  const here = () => driver.post('/window', { handle });
  const keys = (actions: object[]) =>
    driver.post('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  const evaluate = async (expression: string) => {
    await here();
    const script = `const done = arguments[arguments.length - 1];
      Promise.resolve(${expression}).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const answer = (await driver.post('/execute/async', { script, args: [] })) as {
      value?: unknown;
      error?: string;
    }; // as the script returns it
    if (answer.error !== undefined) throw new Error(answer.error);
    return answer.value ?? null;
  };
  /** The protocol runs nothing before the page's own scripts, so their first errors are not seen. */
  const collect = () => evaluate(`(${String(collectProblems)})()`);
  return {
    goto: async (address) => {
      await here();
      await driver.post('/url', { url: address });
      await collect();
    },
    reload: async () => {
      await here();
      await driver.post('/refresh');
      await collect();
    },
    close: async () => {
      await here();
      await close();
    },
    evaluate,
    click: async (selector) => {
      await here();
      await driver.post(`${await driver.element(selector)}/click`);
    },
    type: async (text) => {
      await here();
      await keys(
        [...text].flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      );
    },
    press: async (key, held = []) => {
      await here();
      const all = [...held, key].map((each) => KEYS[each] ?? each);
      await keys([
        ...all.map((value) => ({ type: 'keyDown', value })),
        ...all.reverse().map((value) => ({ type: 'keyUp', value })),
      ]);
    },
    problems: async () => (await evaluate(`(${String(takeProblems)})()`)) as string[], // as it returns them
    print: async () => {
      await here();
      return Buffer.from((await driver.post('/print')) as string, 'base64'); // section 18.1
    },
    attach: async (selector, file) => {
      await here();
      await driver.post(`${await driver.element(selector)}/value`, { text: file });
    },
    draw: async ([first, ...others], holdMs = 0) => {
      if (first === undefined) return;
      await here();
      const move = ({ x, y }: Point, duration: number) => ({
        ...{ type: 'pointerMove', origin: 'viewport', duration },
        ...{ x: Math.round(x), y: Math.round(y) },
      });
      await driver.post('/actions', {
        actions: [
          {
            ...{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' } },
            actions: [
              move(first, 0),
              { type: 'pointerDown', button: 0 },
              ...others.map((point) => move(point, STEP_MS)),
              ...(holdMs > 0 ? [{ type: 'pause', duration: holdMs }] : []),
              { type: 'pointerUp', button: 0 },
            ],
          },
        ],
      });
    },
  };
}
