import { Module } from '@nestjs/common';
import { AuthModule } from '../../auth/auth.module';
import { TokensModule } from '../../auth/tokens/tokens.module';
import { EventStreams } from './event-streams';
import { EventsController } from './events.controller';

@Module({
  imports: [AuthModule, TokensModule],
  controllers: [EventsController],
  providers: [EventStreams],
  exports: [EventStreams],
})
export class EventsModule {}
