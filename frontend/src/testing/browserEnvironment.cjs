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
  'FormData',
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
  }
};
