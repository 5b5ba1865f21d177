import { Global, Module } from '@nestjs/common';
import { Outbox } from './outbox';
import { TaskQueue } from './task-queue';
import { WorkLeases } from './work-leases';
import { Workers } from './workers';

@Global()
@Module({
  providers: [Outbox, TaskQueue, WorkLeases, Workers],
  exports: [Outbox, WorkLeases, Workers],
})
export class WorkersModule {}
