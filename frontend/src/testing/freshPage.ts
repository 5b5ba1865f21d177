/** What a test may give a browser that jsdom lacks. */
const OWNERS = [globalThis, navigator, document];
const brought = OWNERS.map((owner) => new Set(Reflect.ownKeys(owner)));

const TARGETS: readonly EventTarget[] = [window, document];
type Listening = Parameters<EventTarget['addEventListener']>;
/** Ends what listens since this file began. */
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
 * All files run in one process, which loads React and MUI once: the next file finds the page as if
 * it had just been opened, and loads our own modules anew, so that none remembers anything.
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
