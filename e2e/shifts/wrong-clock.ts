import type { BrowserContext } from '@playwright/test';

/** Sets a wrong time in every page of the context, and in its worker. */
export async function setWrongClock(context: BrowserContext, skewMs: number): Promise<void> {
  await context.addInitScript(setClock, skewMs);
  await context.route('**/service-worker.js', async (route) => {
    try {
      const answer = await route.fetch();
      const body = `(${setClock.toString()})(${String(skewMs)});\n${await answer.text()}`;
      await route.fulfill({ response: answer, body });
    } catch {
      // The network is down, or the phone is closed.
      await route.abort().catch(() => undefined);
    }
  });
}

/** Offsets every clock of a page or worker. */
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
