import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { AppError } from '@dispatch/domain/errors';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Settings } from '../../config/settings';
import { contentPolicy } from '../../http/security-headers';
import { appManifest } from './app-manifest';

const NONCE_PLACEHOLDER = /__CSP_NONCE__/g;
const WORKER = '/service-worker.js';
/** A worker's own policy decides what it may fetch. */
const WORKER_POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'";
const ONE_YEAR_MS = 31_536_000_000;

function sendPage(reply: FastifyReply, template: string, withGoogleMaps: boolean): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  return reply
    .header('Content-Security-Policy', contentPolicy(nonce, withGoogleMaps))
    .header('Cache-Control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(template.replace(NONCE_PLACEHOLDER, nonce));
}

/**
 * Serves the built browser app of `folder` on every address outside `/api`: hashed assets for ever,
 * the page itself anew each time, with a fresh nonce.
 */
export async function serveBrowserApp(
  server: FastifyInstance,
  folder: string,
  { company, googleMapsApiKey }: Pick<Settings, 'company' | 'googleMapsApiKey'>,
): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) return;
  const template = readFileSync(join(folder, 'index.html'), 'utf8');
  const rootFiles = new Set(
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== 'index.html')
      .map((entry) => `/${entry.name}`),
  );
  await server.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: ONE_YEAR_MS,
    preCompressed: true,
    index: false,
  });
  const manifest = appManifest(company);
  server.get('/manifest.webmanifest', (_request, reply) =>
    reply
      .header('Cache-Control', 'no-cache')
      .type('application/manifest+json; charset=utf-8')
      .send(manifest),
  );
  server.get('/*', (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    if (path === '/api' || path.startsWith('/api/') || path.startsWith('/assets/'))
      throw new AppError('not_found');
    if (path === WORKER) void reply.header('Content-Security-Policy', WORKER_POLICY);
    if (rootFiles.has(path))
      return reply
        .header('Cache-Control', 'no-cache')
        .sendFile(path.slice(1), folder, { cacheControl: false });
    return sendPage(reply, template, googleMapsApiKey !== null);
  });
}
