import { builtinEnvironments, type Environment } from 'vitest/runtime';

/** jsdom has none of these, or ones that Node's fetch, with which MSW answers, does not take. */
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

/** MSW listens on a channel of its own and never closes it; a real one keeps the process alive. */
class SilentChannel extends EventTarget {
  postMessage() {}
  close() {}
}

/** jsdom at a real origin, so that relative addresses resolve, with the platform's own fetch, streams and encoders. */
const browser: Environment = {
  name: 'browser',
  // Packages are taken as Node takes them; MSW has nothing for a browser.
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
    // React's scheduler would hold a port open for good.
    Reflect.deleteProperty(global, 'MessageChannel');
    return page;
  },
};

// eslint-disable-next-line syntax/refuse -- Vitest takes an environment by its default export.
export default browser;
