import { Module } from '@nestjs/common';
import { BooksModule } from '../billing/invoicing/books/books.module';
import { AttentionQueries } from './attention.queries';
import { StatsController } from './stats.controller';
import { StatsQueries } from './stats.queries';
import { TrendQueries } from './trends.queries';

/**
 * Figures of the dashboard: counts, what needs attention, and trends. They read tables of other groups by SQL, the
 * revenue from the books, and change nothing.
 *
 * Metrics for operators belong to `outside/health`.
 */
@Module({
  imports: [BooksModule],
  controllers: [StatsController],
  providers: [AttentionQueries, StatsQueries, TrendQueries],
})
export class StatsGroup {}
