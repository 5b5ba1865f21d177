/**
 * jsdom with the platform's own fetch, streams and encoders: jsdom has none, and MSW answers
 * with Node's. The page keeps a real origin, so that relative addresses resolve.
 */
const { TestEnvironment } = require('jest-environment-jsdom');

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
  'BroadcastChannel',
  'MessageChannel',
  'MessagePort',
  'structuredClone',
  'AbortController',
  'AbortSignal',
  'WebSocket',
];

/** MSW listens on a channel of its own and never closes it; a real one keeps the process alive. */
class SilentChannel extends EventTarget {
  postMessage() {}
  close() {}
}

module.exports = class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(
      {
        ...config,
        projectConfig: {
          ...config.projectConfig,
          testEnvironmentOptions: { url: 'http://localhost/', customExportConditions: [''] },
        },
      },
      context,
    );
    for (const name of FROM_NODE) this.global[name] = globalThis[name];
    // Of secure pages; jsdom has none.
    Object.defineProperty(this.global.crypto, 'subtle', { value: crypto.subtle });
    this.global.BroadcastChannel = SilentChannel;
    // React's scheduler would hold a port open for good; without one it uses timers.
    delete this.global.MessageChannel;
  }
};
