import { Module } from '@nestjs/common';
import { CustomersModule } from '../../customers/customers.module';
import { JobsModule } from '../../jobs/jobs.module';
import { ChangeColumnsService } from './change-columns.service';
import { ImportFilesService } from './file/import-files.service';
import { ImportQueries } from './import.queries';
import { ImportRepository } from './import.repository';
import { ImportRowQueries } from './rows/import-row.queries';
import { ImportRowsController } from './rows/import-rows.controller';
import { ImportRunner } from './run/import-runner';
import { ImportsController } from './imports.controller';
import { JobImportController } from './file/job-import.controller';
import { KeptMappings } from './kept-mappings';
import { KnownRecords } from './rows/known-records';
import { MakeRowService } from './run/make-row.service';
import { MendRowService } from './rows/mend-row.service';
import { RowReader } from './rows/row-reader';
import { RunImportService } from './run/run-import.service';
import { TakeImportService } from './file/take-import.service';
import { TouchedRecords } from './run/touched-records';
import { UndoRowService } from './run/undo-row.service';

@Module({
  imports: [CustomersModule, JobsModule],
  controllers: [ImportsController, ImportRowsController, JobImportController],
  providers: [
    ChangeColumnsService,
    ImportFilesService,
    ImportQueries,
    ImportRepository,
    ImportRowQueries,
    ImportRunner,
    KeptMappings,
    KnownRecords,
    MakeRowService,
    MendRowService,
    RowReader,
    RunImportService,
    TakeImportService,
    TouchedRecords,
    UndoRowService,
  ],
})
export class ImportsModule {}
