import { dirname } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { openApiText } from '../../http/manual/openapi';

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Vehicle Dispatch API</title>
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
</head>
<body>
<div id="manual"></div>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>`;

const START = `SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#manual',
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  tryItOutEnabled: false,
});`;

/** Swagger UI writes style attributes of its own. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The OpenAPI document at `/api/openapi.json` and its manual at `/api/docs`, for everybody. */
export async function serveApiManual(app: NestFastifyApplication): Promise<void> {
  const server = app.getHttpAdapter().getInstance();
  let document: string | undefined;
  server.get('/api/openapi.json', (_request, reply) => {
    document ??= openApiText(app);
    return reply.type('application/json; charset=utf-8').send(document);
  });
  server.get('/api/docs', (_request, reply) =>
    reply.header('Content-Security-Policy', POLICY).type('text/html; charset=utf-8').send(PAGE),
  );
  server.get('/api/docs/start.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(START),
  );
  await server.register(fastifyStatic, {
    // Found, not loaded: as a module it would hold all of the manual's script in memory.
    root: dirname(require.resolve('swagger-ui-dist/package.json')),
    prefix: '/api/docs/',
    allowedPath: (path) => ['/swagger-ui.css', '/swagger-ui-bundle.js'].includes(path),
    index: false,
    decorateReply: false,
  });
}
