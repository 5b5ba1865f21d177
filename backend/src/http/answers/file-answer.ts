import { StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Readable } from 'node:stream';

/** The browser revalidates its copy: the record may be deleted, or another user signed in. */
export const REVALIDATED = { 'Cache-Control': 'private, no-cache', Vary: 'Cookie, Authorization' };

/** A download that is made while it is sent. */
export function download(
  pieces: AsyncIterable<string | Uint8Array>,
  type: string,
  name: string,
): StreamableFile {
  // Buffer one piece: produce the next one only when this one is sent.
  return new StreamableFile(Readable.from(pieces, { highWaterMark: 1 }), {
    type,
    disposition: `attachment; filename="${name}"`,
  });
}

/** Returns 304 without a file to callers that have it already, under its entity tag. */
export async function unlessKnown(
  reply: FastifyReply,
  tag: string,
  known: string | undefined,
  open: () => Promise<StreamableFile>,
): Promise<StreamableFile | undefined> {
  const file = known === tag ? undefined : await open();
  void reply.headers({ ...REVALIDATED, ETag: tag });
  if (file === undefined) void reply.status(304);
  return file;
}
