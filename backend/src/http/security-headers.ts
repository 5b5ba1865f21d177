import type { FastifyInstance, FastifyRequest } from 'fastify';

const ONE_YEAR_SECONDS = 31_536_000;

/** The only Trusted Types policies that may create script URLs from text: webpack's and the service worker's. */
const TRUSTED = "require-trusted-types-for 'script'; trusted-types parts service-worker";

/**
 * The Content-Security-Policy of a page. Google's hosts are allowed only if a map key is configured. Google's guide
 * requires eval, and its scripts write to the page without Trusted Types.
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

/** For everything that a page loads. */
const OF_EVERYTHING = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** For everything that a browser displays on its own. */
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

/** Checks the matched route, since a URL can be written in several ways. */
function isUnder(prefix: string, { routeOptions, url }: FastifyRequest): boolean {
  return (routeOptions.url ?? url).startsWith(prefix);
}

/** For an answer sent before routing. */
export const HEADERS_OF_REFUSAL = { ...OF_EVERYTHING, ...OF_DOCUMENTS, ...NOT_STORED };

/**
 * Headers of every answer; pages replace the policy with their own. Scripts and styles omit the headers that apply only
 * to documents, since a phone with a slow connection loads each of them.
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
