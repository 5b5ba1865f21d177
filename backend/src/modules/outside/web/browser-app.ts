import { AppError } from '@dispatch/domain/errors';
import { viewOf } from '@dispatch/domain/views/console-view';
import { routeAt } from '@dispatch/domain/views/routes';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, type BrotliOptions, constants } from 'node:zlib';
import type { CompanySettings, Settings } from '../../../config/settings';
import { contentPolicy } from '../../../http/security-headers';
import { answersBlock, firstAnswers } from './first-answers';
import { FirstParts } from './first-parts';

const NONCE_PLACEHOLDER = /__CSP_NONCE__/g;
const WORKER = '/service-worker.js';
/** A worker's own policy controls its requests. */
const WORKER_POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'";
/** Runs WebAssembly in a worker, so that no page needs the permission. */
const CODE_READER = /[/\\]vin-reader\.[^/\\]+\.js/;
const CODE_READER_POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";
/** The page of a tracking link: not indexed, and its address is not sent to other sites. */
const TRACK_PAGE = 'track.html';
const HIDDEN = { 'X-Robots-Tag': 'noindex, nofollow', 'Referrer-Policy': 'no-referrer' };
const ONE_YEAR_MS = 31_536_000_000;
const QUICKLY = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const compress = promisify<string, BrotliOptions, Buffer>(brotliCompress);

async function sendPage(
  reply: FastifyReply,
  page: string,
  withGoogleMaps: boolean,
): Promise<FastifyReply> {
  const nonce = randomBytes(16).toString('base64');
  void reply
    .header('Content-Security-Policy', contentPolicy(nonce, withGoogleMaps))
    // Not even the way back may show what was true at an earlier visit.
    .header('Cache-Control', 'no-store')
    .header('Vary', 'Accept-Encoding')
    .type('text/html; charset=utf-8');
  const text = page.replace(NONCE_PLACEHOLDER, nonce);
  const accepted = reply.request.headers['accept-encoding'] ?? '';
  if (!/\bbr\b/.test(accepted)) return reply.send(text);
  return reply.header('Content-Encoding', 'br').send(await compress(text, QUICKLY));
}

/**
 * The page for this visitor, with the responses and scripts that their first view needs. Phones cache `/index.html`,
 * which is therefore the same for every visitor.
 */
async function pageFor(
  server: FastifyInstance,
  request: FastifyRequest,
  template: string,
  parts: FirstParts,
): Promise<string> {
  const { path, view: named } = pageOf(request.url);
  if (path === '/index.html') return template;
  const view = viewOf(path, named);
  const first = await firstAnswers(server, request, routeAt(path), view).catch((error: unknown) => {
    request.log.warn(error, 'the page is sent without its first answers');
    return null;
  });
  if (first === null) return template;
  const languages = request.headers['accept-language'];
  const tags = parts.tags(first, view, languages);
  return (
    template
      // Before the scripts that want them: what is there by then, they need not ask for.
      .replace('<script', () => `${tags}<script`)
      .replace('</head>', () => `${answersBlock(first)}</head>`)
  );
}

/**
 * Serves the built browser app in `folder` on every address outside `/api`. Hashed assets are cached forever; the page
 * is revalidated each time, with a fresh nonce.
 */
export async function serveBrowserApp(
  server: FastifyInstance,
  folder: string,
  {
    company,
    googleMapsApiKey,
    startPage,
  }: Pick<Settings, 'company' | 'googleMapsApiKey' | 'startPage'>,
): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) return;
  const template = readFileSync(join(folder, 'index.html'), 'utf8');
  const trackPage = existsSync(join(folder, TRACK_PAGE))
    ? readFileSync(join(folder, TRACK_PAGE), 'utf8')
    : null;
  const parts = new FirstParts(folder, startPage);
  const rootFiles = new Set(
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile() && !['index.html', TRACK_PAGE].includes(entry.name))
      .map((entry) => `/${entry.name}`),
  );
  await server.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: ONE_YEAR_MS,
    // The name contains the hash, so revalidation and range requests are unnecessary.
    etag: false,
    lastModified: false,
    acceptRanges: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      if (CODE_READER.test(path)) void reply.header('Content-Security-Policy', CODE_READER_POLICY);
    },
    index: false,
  });
  const manifest = appManifest(company);
  server.get('/manifest.webmanifest', (_request, reply) =>
    reply
      .header('Cache-Control', 'no-cache')
      .type('application/manifest+json; charset=utf-8')
      .send(manifest),
  );
  server.get('/*', async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    if (path === '/api' || path.startsWith('/api/') || path.startsWith('/assets/'))
      throw new AppError('not_found');
    if (path === WORKER) void reply.header('Content-Security-Policy', WORKER_POLICY);
    if (rootFiles.has(path))
      return reply
        .header('Cache-Control', 'no-cache')
        .sendFile(path.slice(1), folder, { cacheControl: false });
    if (trackPage !== null && path.startsWith('/track/')) {
      void reply.headers(HIDDEN);
      return sendPage(reply, trackPage, false);
    }
    const page = await pageFor(server, request, template, parts);
    return sendPage(reply, page, googleMapsApiKey !== null);
  });
}

/** The manifest for installing the driver portal on a phone. */
function appManifest({ name, primaryColor }: CompanySettings): string {
  return JSON.stringify({
    id: '/',
    name,
    short_name: name,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: primaryColor,
    background_color: '#f8fafc',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
}

/** The path of a page's address, without trailing slashes, and its view. */
export function pageOf(address: string): { readonly path: string; readonly view: string | null } {
  const query = address.indexOf('?');
  let end = query === -1 ? address.length : query;
  // Not a regular expression, which would backtrack over thousands of slashes.
  while (end > 1 && address[end - 1] === '/') end -= 1;
  const named = new URLSearchParams(query === -1 ? '' : address.slice(query));
  return { path: address.slice(0, end), view: named.get('view') };
}
