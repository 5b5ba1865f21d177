import { Module } from '@nestjs/common';
import { BooksModule } from '../billing/invoicing/books/books.module';
import { AttentionQueries } from './attention.queries';
import { BookedWorkQueries } from './reports/booked-work.queries';
import { ExpectedCashQueries } from './reports/expected-cash.queries';
import { KeptSumsQueries } from './reports/kept-sums.queries';
import { LossReportService } from './reports/loss-report.service';
import { MoneyReportsController } from './reports/money-reports.controller';
import { PaymentDaysReportService } from './reports/payment-days-report.service';
import { PunctualityReportService } from './reports/punctuality-report.service';
import { ReportFilesService } from './reports/report-files.service';
import { ReportFill } from './reports/report-fill';
import { ReportNamesQueries } from './reports/report-names.queries';
import { ReportRows } from './reports/report-rows';
import { ReportsController } from './reports/reports.controller';
import { RevenueReportService } from './reports/revenue-report.service';
import { RevenueToDateQueries } from './reports/revenue-to-date.queries';
import { Today } from './reports/today';
import { StatsController } from './stats.controller';
import { StatsQueries } from './stats.queries';
import { TrendQueries } from './trends.queries';

/**
 * Figures: those of the dashboard, and in `reports` those of the owner. They read tables of other groups by SQL, the
 * revenue from the books, and the sums that `totals` keeps. Only `report-fill` writes: it adds older records to the sums.
 *
 * Metrics for operators belong to `outside/health`.
 */
@Module({
  imports: [BooksModule],
  controllers: [StatsController, ReportsController, MoneyReportsController],
  providers: [
    AttentionQueries,
    StatsQueries,
    TrendQueries,
    BookedWorkQueries,
    ExpectedCashQueries,
    KeptSumsQueries,
    LossReportService,
    PaymentDaysReportService,
    PunctualityReportService,
    ReportFilesService,
    ReportFill,
    ReportNamesQueries,
    ReportRows,
    RevenueReportService,
    RevenueToDateQueries,
    Today,
  ],
})
export class StatsGroup {}
