import * as store from 'fake-indexeddb';

/** Browser features that components use and jsdom lacks. */
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
// Charts measure text on a canvas if there is one.
HTMLCanvasElement.prototype.getContext = () => null;

globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// Code still working on a database after its page closed uses these later.
for (const [name, part] of Object.entries(store))
  if (name.startsWith('IDB')) Reflect.set(globalThis, name, part);
