import { Module } from '@nestjs/common';
import { JobsModule } from '../jobs.module';
import { CancelJobService } from './cancel-job.service';
import { CancellationRepository } from './cancellation.repository';
import { CancellationsController } from './cancellations.controller';
import { CancelledJobsQueries } from './cancelled-jobs.queries';
import { ReinstateJobService } from './reinstate-job.service';

@Module({
  imports: [JobsModule],
  controllers: [CancellationsController],
  providers: [CancelJobService, CancellationRepository, CancelledJobsQueries, ReinstateJobService],
})
export class CancellationsModule {}
