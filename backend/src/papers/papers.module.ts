import { Module } from '@nestjs/common';
import { PdfRenderer } from './pdf-renderer';
import { PAPER_THREAD } from './thread-program';

/** One PDF renderer for all documents of the process. */
@Module({
  providers: [{ provide: PdfRenderer, useFactory: () => new PdfRenderer(PAPER_THREAD) }],
  exports: [PdfRenderer],
})
export class PapersModule {}
