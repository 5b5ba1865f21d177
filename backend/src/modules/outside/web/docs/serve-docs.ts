import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { KeptAnswer } from '../../../../http/remember/answer-memory';
import { type DocsGroup, readDocs } from './docs-library';
import { docsPage, docsStart, missingPage } from './docs-page';

const FOLDER = join(__dirname, '../../../../../../docs');
/** Scripts and styles of both manuals; the same folder for sources and build. */
const OWN_FILES = join(__dirname, '../../../../../manual');
const FILES = ['/contents.css', '/docs.css', '/contents.js'];
const PICTURE = /^\/screenshots\/[\w-]+\.png$/;
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<Buffer | undefined>;

/** Renders a page on its first request and caches it. */
function sends(draw: () => string, status = 200): Handler {
  let kept: KeptAnswer | undefined;
  return async ({ headers }, reply) => {
    kept ??= new KeptAnswer(Buffer.from(draw()), {});
    void reply.headers({
      'Content-Security-Policy': POLICY,
      'Cache-Control': 'no-cache',
      ETag: kept.tag,
      Vary: 'Accept-Encoding',
    });
    if (kept.isKnownBy(headers['if-none-match'])) {
      void reply.status(304);
      return undefined;
    }
    const packing = kept.packingFor(headers['accept-encoding']);
    const body = await kept.bodyIn(packing);
    if (packing !== null) void reply.header('Content-Encoding', packing);
    void reply.status(status).type('text/html; charset=utf-8');
    return body;
  };
}

/** Rendered once per process, because tests build many applications. */
let manual: readonly DocsGroup[] | undefined;

/** Serves the manual at `/docs` without sign-in. It holds no data of the company. */
export async function serveDocs(server: FastifyInstance): Promise<void> {
  const groups = (manual ??= readDocs(FOLDER));
  await server.register(
    async (docs) => {
      docs.setNotFoundHandler(sends(() => missingPage(groups), 404));
      docs.get(
        '/',
        sends(() => docsStart(groups)),
      );
      for (const page of groups.flatMap(({ pages }) => pages))
        docs.get(
          `/${page.name}`,
          sends(() => docsPage(groups, page)),
        );
      await docs.register(fastifyStatic, {
        root: [FOLDER, OWN_FILES],
        prefix: '/',
        allowedPath: (path) => FILES.includes(path) || PICTURE.test(path),
        index: false,
        decorateReply: false,
      });
    },
    { prefix: '/docs' },
  );
}
