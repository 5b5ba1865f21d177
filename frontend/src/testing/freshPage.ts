/** Objects on which a test may define features that jsdom lacks. */
const OWNERS = [globalThis, navigator, document];
const brought = OWNERS.map((owner) => new Set(Reflect.ownKeys(owner)));

const TARGETS: readonly EventTarget[] = [window, document];
type Listening = Parameters<EventTarget['addEventListener']>;
/** Functions that remove the listeners added since this file started. */
const ends: (() => void)[] = TARGETS.map((target) => {
  const listen = target.addEventListener;
  const isOwn = Object.hasOwn(target, 'addEventListener');
  target.addEventListener = (...wanted: Listening) => {
    ends.push(() => target.removeEventListener(...wanted));
    listen.apply(target, wanted);
  };
  return () => {
    if (isOwn) target.addEventListener = listen;
    else Reflect.deleteProperty(target, 'addEventListener');
  };
});

/**
 * All test files run in one process, which loads React and MUI once. This resets the page and
 * reloads our own modules, so that the next file starts without state.
 */
export function leavePage(): void {
  vi.useRealTimers();
  for (const end of ends) end();
  OWNERS.forEach((owner, index) => {
    for (const key of Reflect.ownKeys(owner))
      if (!brought[index]?.has(key)) Reflect.deleteProperty(owner, key);
  });
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const { name } of [...document.documentElement.attributes])
    document.documentElement.removeAttribute(name);
  document.title = '';
  window.history.replaceState(null, '', '/');
  vi.resetModules();
}
