import { Module } from '@nestjs/common';
import { StatsModule } from './stats.module';

/**
 * Figures of the dashboard and of reports. They read other groups' tables by SQL, and change nothing.
 *
 * Metrics for operators belong to `outside/health`.
 */
@Module({
  imports: [StatsModule],
})
export class StatsGroup {}
