import { Module } from '@nestjs/common';
import { ActivityModule } from '../activity/activity.module';
import { AuthModule } from '../auth/auth.module';
import { EventStreams } from './event-streams';
import { EventsController } from './events.controller';

@Module({
  imports: [ActivityModule, AuthModule],
  controllers: [EventsController],
  providers: [EventStreams],
})
export class EventsModule {}
