import { Module } from '@nestjs/common';
import { JobsModule } from '../jobs/jobs.module';
import { BillOfLadingModule } from './bill-of-lading/bill-of-lading.module';
import { DriversModule } from './drivers.module';
import { DriverOperationsModule } from './operations/driver-operations.module';
import { PhotosModule } from './photos/photos.module';
import { ReadArchiveService } from './report-archive/read-archive.service';
import { ReportArchiveController } from './report-archive/report-archive.controller';
import { SignaturesModule } from './signatures/signatures.module';

/**
 * Drivers, and what they record on the road. This folder has the drivers themselves.
 *
 * - `bill-of-lading`: bills of lading and claim packets
 * - `operations`: updates that phones send
 * - `photos`: photos, and whether they complete a report
 * - `report-archive`: a job's papers and photos as a ZIP file
 * - `signatures`: signatures, and sealed versions of the report
 *
 * The changes that an operation causes belong to `jobs`. Push messages to phones belong to `outside`. A driver's
 * account belongs to `auth` and `admin-users`.
 */
@Module({
  imports: [
    BillOfLadingModule,
    DriverOperationsModule,
    DriversModule,
    PhotosModule,
    SignaturesModule,
    JobsModule,
  ],
  controllers: [ReportArchiveController],
  providers: [ReadArchiveService],
})
export class DriversGroup {}
