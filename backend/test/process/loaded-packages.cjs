/** Preloaded into a server under test: prints the loaded parts of OpenTelemetry. */
const { registerHooks } = require('node:module');

registerHooks({
  load(url, context, next) {
    if (url.includes('@opentelemetry')) process.stdout.write(`LOADED ${url}\n`);
    return next(url, context);
  },
});
