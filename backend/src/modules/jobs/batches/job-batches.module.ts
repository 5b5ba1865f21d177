import { Module } from '@nestjs/common';
import { JobsModule } from '../jobs.module';
import { BatchVerbs } from './batch-verbs';
import { ChangeManyService } from './change-many.service';
import { JobBatchesController } from './job-batches.controller';

@Module({
  imports: [JobsModule],
  controllers: [JobBatchesController],
  providers: [BatchVerbs, ChangeManyService],
})
export class JobBatchesModule {}
