import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { dirname, join } from 'node:path';
import { describeApi, openApiText } from '../../../http/manual/openapi';
import { apiContents, type OperationEntry, type ResourceEntry } from './api-contents';
import { contentsBar, type ContentsTexts, escaped } from './contents-bar';

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

const TEXTS: ContentsTexts = {
  bar: 'Contents and search',
  title: 'Contents',
  label: 'Search the manual',
  placeholder: 'Path, words or a field’s name',
  none: 'No operation has all of these words.',
  one: '1 operation',
  many: '{count} operations',
};

const FOOT = `<p><a href="/api/openapi.json">OpenAPI document</a></p>
<p><a href="/docs">Manual of the product</a></p>`;

/** Links use Swagger UI's deep-link format, so that it opens the operation of a shared link. */
function operationLink(resource: string, { method, path, summary, id, words }: OperationEntry) {
  return `<li data-words="${words.join(' ')}">
<a href="#/${encodeURIComponent(resource)}/${encodeURIComponent(id)}">
<span class="summary">${escaped(summary)}</span>
<span class="route"><b class="${method}">${method.toUpperCase()}</b> ${escaped(path)}</span>
</a>
</li>`;
}

const resourceList = ({ name, operations }: ResourceEntry) => `<section>
<h3>${escaped(name)}</h3>
<ul>
${operations.map((operation) => operationLink(name, operation)).join('\n')}
</ul>
</section>`;

/** The manual with its contents; Swagger UI renders itself next to them. */
export const manualPage = (contents: readonly ResourceEntry[]) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Vehicle Dispatch API</title>
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
<link rel="stylesheet" href="/api/docs/contents.css">
<link rel="stylesheet" href="/api/docs/manual.css">
</head>
<body>
${contentsBar(TEXTS, contents.map(resourceList).join('\n'), FOOT)}
<div id="manual"></div>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/contents.js"></script>
<script src="/api/docs/manual.js"></script>
</body>
</html>`;
