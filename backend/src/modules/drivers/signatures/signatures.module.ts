import { Module } from '@nestjs/common';
import { JobsModule } from '../../jobs/jobs.module';
import { ReadSignaturesService } from './read-signatures.service';
import { ReportVersionRepository } from './report-version.repository';
import { SealReportService } from './seal-report.service';
import { SignJobService } from './sign-job.service';
import { SignaturesController } from './signatures.controller';
import { VersionFactsReader } from './version-facts.reader';

@Module({
  imports: [JobsModule],
  controllers: [SignaturesController],
  providers: [
    ReadSignaturesService,
    ReportVersionRepository,
    SealReportService,
    SignJobService,
    VersionFactsReader,
  ],
  exports: [ReadSignaturesService, SignJobService],
})
export class SignaturesModule {}
