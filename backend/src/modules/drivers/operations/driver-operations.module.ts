import { Module } from '@nestjs/common';
import { JobsModule } from '../../jobs/jobs.module';
import { SignaturesModule } from '../signatures/signatures.module';
import { ApplyOperationService } from './apply-operation.service';
import { DriverOperationRepository } from './driver-operation.repository';
import { DriverOperationsController } from './driver-operations.controller';
import { OperationHandlers } from './operation-handlers';
import { RefusedOperationsService } from './refused-operations.service';
import { RefusedOperationsController } from './refused-operations.controller';
import { SendOperationsService } from './send-operations.service';

@Module({
  imports: [JobsModule, SignaturesModule],
  controllers: [DriverOperationsController, RefusedOperationsController],
  providers: [
    ApplyOperationService,
    RefusedOperationsService,
    DriverOperationRepository,
    OperationHandlers,
    SendOperationsService,
  ],
})
export class DriverOperationsModule {}
