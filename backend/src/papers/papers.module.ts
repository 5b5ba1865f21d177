import { Module } from '@nestjs/common';
import { PaperPress } from './paper-press';
import { PAPER_THREAD } from './thread-program';

/** One press for all papers of the process. */
@Module({
  providers: [{ provide: PaperPress, useFactory: () => new PaperPress(PAPER_THREAD) }],
  exports: [PaperPress],
})
export class PapersModule {}
