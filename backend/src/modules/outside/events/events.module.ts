import { Module } from '@nestjs/common';
import { ActivityModule } from '../../base/activity/activity.module';
import { AuthModule } from '../../auth/auth.module';
import { TokensModule } from '../../auth/tokens/tokens.module';
import { EventStreams } from './event-streams';
import { EventsController } from './events.controller';

@Module({
  imports: [ActivityModule, AuthModule, TokensModule],
  controllers: [EventsController],
  providers: [EventStreams],
  exports: [EventStreams],
})
export class EventsModule {}
