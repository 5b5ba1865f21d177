import 'reflect-metadata';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import fastifyCookie from '@fastify/cookie';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module';
import type { CoreServices } from './core-services';
import { refuseBadAddress, refuseTwoHosts } from './http/input/bad-address';
import { requirePolicies } from './http/access/route-policies';
import { refuseCrossSite } from './http/access/cross-site';
import { trustedHops } from './http/access/trusted-proxies';
import { drainConnections } from './http/draining';
import { useDtoSchemas } from './http/input/dto-schemas';
import { BODY_LIMIT, takeJsonOnly } from './http/input/json-body';
import { takeForms } from './http/input/form-body';
import { takeFiles } from './http/files/file-body';
import { keepRequestContext } from './http/request-context';
import { requestId } from './http/request-id';
import { sendSecurityHeaders } from './http/security-headers';
import { Metrics } from './modules/outside/health/metrics/metrics';
import { serveApiManual } from './modules/outside/web/api-manual';
import { serveBrowserApp } from './modules/outside/web/browser-app';
import { serveDocs } from './modules/outside/web/docs/serve-docs';
import { ServerLog } from './server-log';
import type { Tracing } from './tracing/tracing';

const HEADERS_TIMEOUT_MS = 10_000;
/** A photo of 400 kB takes this long at 27 kbit/s. */
const REQUEST_TIMEOUT_MS = 120_000;
/** Longer than a proxy keeps its connections, so that the server is never the first to close one. */
const KEEP_ALIVE_MS = 75_000;
/** Exceeds Node's header limit, so that every parameter reaches the check that rejects it. */
const MAX_ADDRESS_CHARS = 16 * 1024;
export interface AppOptions {
  /** The built browser app; without it only `/api` is served. */
  readonly browserFolder?: string;
  readonly tracing?: Tracing | null;
}

export async function buildApp(
  core: CoreServices,
  { browserFolder = join(__dirname, '../../frontend/dist'), tracing = null }: AppOptions = {},
): Promise<NestFastifyApplication> {
  const { settings } = core;
  const isProxy = trustedHops(settings.trustProxy);
  const adapter = new FastifyAdapter({
    trustProxy: isProxy,
    bodyLimit: BODY_LIMIT,
    genReqId: (request: IncomingMessage) => requestId(request, isProxy),
    keepAliveTimeout: KEEP_ALIVE_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    frameworkErrors: refuseBadAddress,
    routerOptions: { maxParamLength: MAX_ADDRESS_CHARS },
  });
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.on(core), adapter, {
    bodyParser: false,
    abortOnError: false,
    logger: new ServerLog(settings.logLevel),
  });
  useDtoSchemas(app);
  const server = adapter.getInstance();
  app.setGlobalPrefix('api');
  await app.register(fastifyCookie);
  drainConnections(server);
  takeJsonOnly(server);
  takeForms(server);
  takeFiles(server);
  keepRequestContext(server, tracing);
  sendSecurityHeaders(server);
  refuseTwoHosts(server);
  refuseCrossSite(server);
  app.get(Metrics).observe(server);
  await serveApiManual(app);
  await serveDocs(server);
  await serveBrowserApp(server, browserFolder, settings);
  await app.init();
  requirePolicies(app);
  await server.ready();
  return app;
}
