import { Module } from '@nestjs/common';
import { StatsController } from './stats.controller';
import { StatsQueries } from './stats.queries';

@Module({ controllers: [StatsController], providers: [StatsQueries] })
export class StatsModule {}
