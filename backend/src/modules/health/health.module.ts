import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module';
import { HealthController } from './health.controller';
import { Metrics } from './metrics';

@Module({
  imports: [UsersModule],
  controllers: [HealthController],
  providers: [Metrics],
  exports: [Metrics],
})
export class HealthModule {}
