import { StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { REVALIDATED } from '../../../../http/answers/file-answer';
import type { InvoicePdf } from './read-invoice-paper.service';

/** Shown inline under its name. Returns 304 if the caller has it already. */
export function answerPdf(
  { name, tag, file }: InvoicePdf,
  reply: FastifyReply,
): StreamableFile | undefined {
  void reply.headers({ ...REVALIDATED, ETag: tag });
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
