import { Module } from '@nestjs/common';
import { BillOfLadingModule } from '../bill-of-lading/bill-of-lading.module';
import { JobsModule } from '../../jobs/jobs.module';
import { ReportModule } from '../photos/report.module';
import { ReadArchiveService } from './read-archive.service';
import { ReportArchiveController } from './report-archive.controller';

@Module({
  imports: [BillOfLadingModule, JobsModule, ReportModule],
  controllers: [ReportArchiveController],
  providers: [ReadArchiveService],
})
export class ReportArchiveModule {}
