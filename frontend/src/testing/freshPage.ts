/** What a test may give a browser that jsdom lacks. */
const OWNERS = [globalThis, navigator, document];
const brought = OWNERS.map((owner) => new Set(Reflect.ownKeys(owner)));

/**
 * All files run in one process, which loads React and MUI once: the next file finds the page as if
 * it had just been opened, and loads our own modules anew, so that none remembers anything.
 */
export function leavePage(): void {
  vi.useRealTimers();
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
