import { Module } from '@nestjs/common';
import { JobsModule } from '../jobs.module';
import { CancellationsController } from './cancellations.controller';
import { CancelledJobsQueries } from './cancelled-jobs.queries';
import { CancellationsService } from './cancellations.service';

@Module({
  imports: [JobsModule],
  controllers: [CancellationsController],
  providers: [CancellationsService, CancelledJobsQueries],
})
export class CancellationsModule {}
