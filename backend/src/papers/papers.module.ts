import { Module } from '@nestjs/common';
import { PdfRenderer } from './pdf-renderer';
import { PAPER_THREAD } from './thread-program';

/** One press for all papers of the process. */
@Module({
  providers: [{ provide: PdfRenderer, useFactory: () => new PdfRenderer(PAPER_THREAD) }],
  exports: [PdfRenderer],
})
export class PapersModule {}
