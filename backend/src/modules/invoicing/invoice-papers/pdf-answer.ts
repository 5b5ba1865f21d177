import { StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { InvoicePdf } from './read-invoice-paper.service';

/** Kept by the browser alone, and asked for again each time. */
const ASKED_AGAIN = { 'Cache-Control': 'private, no-cache', Vary: 'Cookie, Authorization' };

/** Shown in the browser under its name; 304 where the caller has it already. */
export function answerPdf(
  { name, tag, file }: InvoicePdf,
  reply: FastifyReply,
): StreamableFile | undefined {
  void reply.headers({ ...ASKED_AGAIN, ETag: tag });
  if (file === null) {
    void reply.status(304);
    return undefined;
  }
  return new StreamableFile(file.content, {
    type: 'application/pdf',
    disposition: `inline; filename="${name}.pdf"`,
    length: file.bytes,
  });
}
