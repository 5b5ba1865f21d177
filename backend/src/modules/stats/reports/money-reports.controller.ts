import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../http/access/access';
import { type Actor, CurrentActor } from '../../../http/access/actor';
import { Answers, AnswersDownload } from '../../../http/answers/answers';
import { SHEET_TYPES } from '../../../spreadsheet/sheet-pieces';
import { ExpectedCashQueries } from './expected-cash.queries';
import { LossReportService } from './loss-report.service';
import { PaymentDaysReportService } from './payment-days-report.service';
import {
  LossesFileQueryDto,
  LossesQueryDto,
  PaymentDaysFileQueryDto,
  PaymentDaysQueryDto,
  ReportFileQueryDto,
  RevenueFileQueryDto,
  RevenueQueryDto,
} from './report.dto';
import {
  ExpectedCash,
  LossReport,
  PaymentDaysReport,
  RevenueReport,
  RevenueToDate,
} from './report.schema';
import { ReportFilesService } from './report-files.service';
import { RevenueReportService } from './revenue-report.service';
import { RevenueToDateQueries } from './revenue-to-date.queries';

@ApiTags('Reports')
@Controller('money-reports')
export class MoneyReportsController {
  constructor(
    private readonly toDate: RevenueToDateQueries,
    private readonly revenues: RevenueReportService,
    private readonly payments: PaymentDaysReportService,
    private readonly cashing: ExpectedCashQueries,
    private readonly losing: LossReportService,
    private readonly files: ReportFilesService,
  ) {}

  @Get('to-date')
  @Allow('money-reports:read')
  @Answers(RevenueToDate)
  @ApiOperation({
    summary: 'Compare the revenue of this month with the same days of earlier months',
  })
  getRevenueToDate() {
    return this.toDate.read();
  }

  @Get('revenue')
  @Allow('money-reports:read')
  @Answers(RevenueReport)
  @ApiOperation({
    summary: 'Report the revenue',
    description:
      'By month, customer, driver, lane, make of vehicle or billed item. Each line counts for the driver and the make recorded when it was issued.',
  })
  getRevenue(@Query() query: RevenueQueryDto) {
    return this.revenues.report(query);
  }

  @Get('revenue/export')
  @Allow('money-reports:read')
  @AnswersDownload('text/csv', SHEET_TYPES.xlsx)
  @ApiOperation({ summary: 'Download the revenue' })
  downloadRevenue(@CurrentActor() actor: Actor, @Query() query: RevenueFileQueryDto) {
    return this.files.revenue(actor, query);
  }

  @Get('payment-days')
  @Allow('money-reports:read')
  @Answers(PaymentDaysReport)
  @ApiOperation({
    summary: 'Report the days from delivery to invoice, and from invoice to payment',
    description:
      'Invoices count in the month of their date, payments in the month in which they came in.',
  })
  getPaymentDays(@Query() query: PaymentDaysQueryDto) {
    return this.payments.report(query);
  }

  @Get('payment-days/export')
  @Allow('money-reports:read')
  @AnswersDownload('text/csv', SHEET_TYPES.xlsx)
  @ApiOperation({
    summary: 'Download the days from delivery to invoice, and from invoice to payment',
  })
  downloadPaymentDays(@CurrentActor() actor: Actor, @Query() query: PaymentDaysFileQueryDto) {
    return this.files.paymentDays(actor, query);
  }

  @Get('expected-cash')
  @Allow('money-reports:read')
  @Answers(ExpectedCash)
  @ApiOperation({ summary: 'Report the expected cash of the coming weeks' })
  getExpectedCash() {
    return this.cashing.read();
  }

  @Get('expected-cash/export')
  @Allow('money-reports:read')
  @AnswersDownload('text/csv', SHEET_TYPES.xlsx)
  @ApiOperation({ summary: 'Download the expected cash of the coming weeks' })
  downloadExpectedCash(@CurrentActor() actor: Actor, @Query() query: ReportFileQueryDto) {
    return this.files.expectedCash(actor, query);
  }

  @Get('losses')
  @Allow('money-reports:read')
  @Answers(LossReport)
  @ApiOperation({ summary: 'Report dry runs and waiting, charged or not' })
  getLosses(@Query() query: LossesQueryDto) {
    return this.losing.report(query);
  }

  @Get('losses/export')
  @Allow('money-reports:read')
  @AnswersDownload('text/csv', SHEET_TYPES.xlsx)
  @ApiOperation({ summary: 'Download dry runs and waiting, charged or not' })
  downloadLosses(@CurrentActor() actor: Actor, @Query() query: LossesFileQueryDto) {
    return this.files.losses(actor, query);
  }
}
