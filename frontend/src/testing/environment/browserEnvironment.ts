import { builtinEnvironments, type Environment } from 'vitest/runtime';
import { quickStyles } from './quickStyles';

/** Globals that jsdom lacks, or whose jsdom version Node's fetch (used by MSW) does not accept. */
const FROM_NODE = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'Blob',
  'File',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'CompressionStream',
  'DecompressionStream',
  'TextEncoder',
  'TextDecoder',
  'TextEncoderStream',
  'TextDecoderStream',
  'structuredClone',
  'DOMException',
  'AbortController',
  'AbortSignal',
  'WebSocket',
] as const;

/** MSW opens a channel and never closes it; a real one would keep the process alive. */
class SilentChannel extends EventTarget {
  postMessage() {}
  close() {}
}

/**
 * jsdom with a real origin, so that relative addresses resolve, and with Node's fetch, streams and
 * encoders.
 */
const browser: Environment = {
  name: 'browser',
  // Resolve packages as Node does; MSW has no browser version.
  viteEnvironment: 'ssr',
  async setup(global: typeof globalThis) {
    const own = FROM_NODE.map(
      (name) => [name, { configurable: true, writable: true, value: global[name] }] as const,
    );
    const page = await builtinEnvironments.jsdom.setup(global, {
      jsdom: { url: 'http://localhost/' },
    });
    for (const [name, property] of own) Object.defineProperty(global, name, property);
    global.BroadcastChannel = SilentChannel as unknown as typeof BroadcastChannel;
    // React's scheduler would keep a port open forever.
    Reflect.deleteProperty(global, 'MessageChannel');
    // The tests' window is not jsdom's own one, which Testing Library asks.
    const view = global.document.defaultView;
    if (view) view.getComputedStyle = global.getComputedStyle = quickStyles(view);
    return page;
  },
};

// eslint-disable-next-line syntax/refuse -- Vitest loads an environment through its default export.
export default browser;
