import { Module } from '@nestjs/common';
import { AttentionQueries } from './attention.queries';
import { StatsController } from './stats.controller';
import { StatsQueries } from './stats.queries';
import { TrendQueries } from './trends.queries';

/**
 * Figures of the dashboard: counts, what needs attention, and trends. They read tables of other groups by SQL, and
 * change nothing.
 *
 * Metrics for operators belong to `outside/health`.
 */
@Module({
  controllers: [StatsController],
  providers: [AttentionQueries, StatsQueries, TrendQueries],
})
export class StatsGroup {}
