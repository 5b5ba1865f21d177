import { dirname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { describeApi, openApiText } from '../../../http/manual/openapi';
import { apiContents } from './api-contents';
import { manualPage } from './manual-page';

/** Scripts and styles of both manuals; the same folder for sources and build. */
const OWN_FILES = join(__dirname, '../../../../manual');
const FILES = [
  ...['/swagger-ui.css', '/contents.css', '/manual.css'],
  ...['/swagger-ui-bundle.js', '/contents.js', '/manual.js'],
];

/** Strict, because Swagger UI needs no more; its style sheet has data URLs for images. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Serves the OpenAPI document at `/api/openapi.json` and its manual at `/api/docs`, without sign-in. */
export async function serveApiManual(app: NestFastifyApplication): Promise<void> {
  const server = app.getHttpAdapter().getInstance();
  let document: string | undefined;
  server.get('/api/openapi.json', (_request, reply) => {
    document ??= openApiText(app);
    return reply.type('application/json; charset=utf-8').send(document);
  });
  let page: string | undefined;
  server.get('/api/docs', (_request, reply) => {
    page ??= manualPage(apiContents(describeApi(app)));
    return reply
      .header('Content-Security-Policy', POLICY)
      .type('text/html; charset=utf-8')
      .send(page);
  });
  await server.register(fastifyStatic, {
    // Resolved, not required: as a module it would keep all of Swagger UI's script in memory.
    root: [dirname(require.resolve('swagger-ui-dist/package.json')), OWN_FILES],
    prefix: '/api/docs/',
    allowedPath: (path) => FILES.includes(path),
    index: false,
    decorateReply: false,
  });
}
