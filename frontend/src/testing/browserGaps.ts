import * as store from 'fake-indexeddb';

/** What jsdom lacks and the components use. */
window.matchMedia ??= (query: string) =>
  ({
    matches: false,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }) as unknown as MediaQueryList;

Element.prototype.scrollIntoView ??= () => undefined;
Element.prototype.hasPointerCapture ??= () => false;
window.scrollTo = () => undefined;
// Charts measure their texts on a canvas where there is one.
HTMLCanvasElement.prototype.getContext = () => null;

globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// What was still at work on a store when its page was left asks for these later.
for (const [name, part] of Object.entries(store))
  if (name.startsWith('IDB')) Reflect.set(globalThis, name, part);
