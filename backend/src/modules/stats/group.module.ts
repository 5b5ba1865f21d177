import { Module } from '@nestjs/common';
import { StatsModule } from './stats.module';

/**
 * Figures of the dashboard: counts, what needs attention, and trends. They read tables of other groups by SQL, and
 * change nothing.
 *
 * Metrics for operators belong to `outside/health`.
 */
@Module({
  imports: [StatsModule],
})
export class StatsGroup {}
