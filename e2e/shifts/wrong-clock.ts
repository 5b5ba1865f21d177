import type { BrowserContext } from '@playwright/test';

/** Every page of the context keeps a wrong time, and the worker as well. */
export async function setWrongClock(context: BrowserContext, skewMs: number): Promise<void> {
  await context.addInitScript(setClock, skewMs);
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
