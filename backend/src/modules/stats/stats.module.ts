import { Module } from '@nestjs/common';
import { AttentionQueries } from './attention.queries';
import { StatsController } from './stats.controller';
import { StatsQueries } from './stats.queries';
import { TrendQueries } from './trends.queries';

@Module({
  controllers: [StatsController],
  providers: [AttentionQueries, StatsQueries, TrendQueries],
})
export class StatsModule {}
