import { Global, Module } from '@nestjs/common';
import { Outbox } from './outbox';
import { TaskQueue } from './task-queue';

@Global()
@Module({ providers: [Outbox, TaskQueue], exports: [Outbox] })
export class OutboxModule {}
