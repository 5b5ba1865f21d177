import { Module } from '@nestjs/common';
import { BillOfLadingModule } from './bill-of-lading/bill-of-lading.module';
import { DriversModule } from './drivers.module';
import { DriverOperationsModule } from './operations/driver-operations.module';
import { ReportModule } from './photos/report.module';
import { ReportArchiveModule } from './report-archive/report-archive.module';
import { SignaturesModule } from './signatures/signatures.module';

/**
 * Drivers and what they record on the road: the drivers themselves (this folder), updates that their phones send
 * (`operations`), `photos`, `signatures` and their seals, the `bill-of-lading`, and the archive of a job's papers
 * (`report-archive`).
 *
 * Push messages to phones belong to `outside`. A driver's account belongs to `auth` and `admin-users`.
 */
@Module({
  imports: [
    BillOfLadingModule,
    DriverOperationsModule,
    DriversModule,
    ReportArchiveModule,
    ReportModule,
    SignaturesModule,
  ],
})
export class DriversGroup {}
