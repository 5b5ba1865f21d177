import type { FastifyInstance, FastifyRequest } from 'fastify';

const ONE_YEAR_SECONDS = 31_536_000;

/** Names of the only code that may make a script's address out of text: webpack's, and the worker's. */
const TRUSTED = "require-trusted-types-for 'script'; trusted-types parts service-worker";

/**
 * What a page may load. Google's hosts come in only where a map key is configured. Google's own guide asks
 * for eval, and its scripts write into the page without Trusted Types.
 */
export function contentPolicy(nonce: string, withGoogleMaps: boolean): string {
  const google = withGoogleMaps
    ? {
        script: " 'strict-dynamic' 'unsafe-eval' blob:",
        style: ' https://fonts.googleapis.com',
        image:
          ' https://*.googleapis.com https://*.gstatic.com https://*.google.com https://*.googleusercontent.com',
        connect: ' https://*.googleapis.com https://*.google.com https://*.gstatic.com data: blob:',
        font: ' https://fonts.gstatic.com',
        frame: 'https://*.google.com',
        worker: ' blob:',
      }
    : { script: '', style: '', image: '', connect: '', font: '', frame: "'none'", worker: '' };
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${google.script}`,
    `style-src 'self' 'nonce-${nonce}'${google.style}`,
    `img-src 'self' data:${google.image}`,
    `connect-src 'self'${google.connect}`,
    `font-src 'self'${google.font}`,
    `frame-src ${google.frame}`,
    `worker-src 'self'${google.worker}`,
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(withGoogleMaps ? [] : [TRUSTED]),
  ].join('; ');
}

/** For whatever is loaded into a page. */
const OF_EVERYTHING = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** For what a browser may show by itself. */
const OF_DOCUMENTS = {
  'Content-Security-Policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(self), geolocation=(self), microphone=()',
};

const OF_TLS = {
  'Strict-Transport-Security': `max-age=${ONE_YEAR_SECONDS}; includeSubDomains`,
};
const NOT_STORED = { 'Cache-Control': 'no-store' };

/** By the route that was found: an address may be written in many ways. */
function isUnder(prefix: string, { routeOptions, url }: FastifyRequest): boolean {
  return (routeOptions.url ?? url).startsWith(prefix);
}

/** For an answer that is made before any route is looked for. */
export const HEADERS_OF_REFUSAL = { ...OF_EVERYTHING, ...OF_DOCUMENTS, ...NOT_STORED };

/**
 * Headers that every answer carries; pages replace the policy with their own. Scripts and styles go
 * without what browsers heed in documents alone: a phone on a thin line waits for each of them.
 */
export function sendSecurityHeaders(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, done) => {
    void reply.headers(OF_EVERYTHING);
    if (!isUnder('/assets/', request)) void reply.headers(OF_DOCUMENTS);
    if (request.protocol === 'https') void reply.headers(OF_TLS);
    if (isUnder('/api/', request) || request.url.startsWith('/api/'))
      void reply.headers(NOT_STORED);
    done();
  });
}
