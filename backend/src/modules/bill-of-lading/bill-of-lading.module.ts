import { Module } from '@nestjs/common';
import { PaperPress } from '../../papers/paper-press';
import { PAPER_THREAD } from '../../papers/thread-program';
import { JobsModule } from '../jobs/jobs.module';
import { ReportModule } from '../report/report.module';
import { BillOfLadingController } from './bill-of-lading.controller';
import { ReadBillService } from './read-bill.service';

@Module({
  imports: [JobsModule, ReportModule],
  controllers: [BillOfLadingController],
  providers: [
    ReadBillService,
    { provide: PaperPress, useFactory: () => new PaperPress(PAPER_THREAD) },
  ],
  exports: [ReadBillService],
})
export class BillOfLadingModule {}
