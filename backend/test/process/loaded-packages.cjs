/** Loaded into a server under test: says which parts of OpenTelemetry it loads. */
const { registerHooks } = require('node:module');

registerHooks({
  load(url, context, next) {
    if (url.includes('@opentelemetry')) process.stdout.write(`LOADED ${url}\n`);
    return next(url, context);
  },
});
