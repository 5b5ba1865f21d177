import type { Language } from '@dispatch/domain/text/language';
import { Injectable, type StreamableFile } from '@nestjs/common';
import type { Actor } from '../../../http/access/actor';
import { download } from '../../../http/answers/file-answer';
import type { Sheet } from '../../../spreadsheet/sheet';
import { type SheetFormat, SHEET_TYPES, sheetPieces } from '../../../spreadsheet/sheet-pieces';
import { UserQueries } from '../../auth/users/user.queries';
import { BookedWorkQueries } from './booked-work.queries';
import { ExpectedCashQueries } from './expected-cash.queries';
import { LossReportService } from './loss-report.service';
import { PaymentDaysReportService } from './payment-days-report.service';
import { PunctualityReportService } from './punctuality-report.service';
import type {
  LossesFileQueryDto,
  PaymentDaysFileQueryDto,
  PunctualityFileQueryDto,
  ReportFileQueryDto,
  RevenueFileQueryDto,
} from './report.dto';
import {
  bookedSheet,
  cashSheet,
  lossSheet,
  paymentDaysSheet,
  punctualitySheet,
  revenueSheet,
} from './report-sheets';
import { RevenueReportService } from './revenue-report.service';
import { Today } from './today';

interface Wanted {
  readonly format?: SheetFormat | undefined;
  readonly language?: Language | undefined;
}

/** The reports as spreadsheets, with all their rows. */
@Injectable()
export class ReportFilesService {
  constructor(
    private readonly revenues: RevenueReportService,
    private readonly punctualities: PunctualityReportService,
    private readonly payments: PaymentDaysReportService,
    private readonly losing: LossReportService,
    private readonly cashing: ExpectedCashQueries,
    private readonly booking: BookedWorkQueries,
    private readonly users: UserQueries,
    private readonly today: Today,
  ) {}

  async revenue(actor: Actor, query: RevenueFileQueryDto): Promise<StreamableFile> {
    const rows = await this.revenues.rows(query);
    return this.file(actor, query, (language) => revenueSheet(rows, query.by ?? 'month', language));
  }

  async punctuality(actor: Actor, query: PunctualityFileQueryDto): Promise<StreamableFile> {
    const rows = await this.punctualities.rows(query);
    return this.file(actor, query, (language) =>
      punctualitySheet(rows, query.by ?? 'month', language),
    );
  }

  async paymentDays(actor: Actor, query: PaymentDaysFileQueryDto): Promise<StreamableFile> {
    const rows = await this.payments.rows(query);
    return this.file(actor, query, (language) =>
      paymentDaysSheet(rows, query.by ?? 'month', language),
    );
  }

  async losses(actor: Actor, query: LossesFileQueryDto): Promise<StreamableFile> {
    const report = await this.losing.report(query);
    return this.file(actor, query, (language) => lossSheet(report, language));
  }

  async expectedCash(actor: Actor, query: ReportFileQueryDto): Promise<StreamableFile> {
    const cash = await this.cashing.read();
    return this.file(actor, query, (language) => cashSheet(cash, language));
  }

  async booked(actor: Actor, query: ReportFileQueryDto): Promise<StreamableFile> {
    const work = await this.booking.read(actor);
    return this.file(actor, query, (language) => bookedSheet(work, language));
  }

  private async file(
    actor: Actor,
    { format = 'csv', language: asked }: Wanted,
    sheetIn: (language: Language) => Sheet,
  ): Promise<StreamableFile> {
    const language = await this.users.languageOf(actor, asked);
    const sheet = sheetIn(language);
    const name = `${sheet.name}-${this.today.day()}.${format}`;
    return download(sheetPieces(sheet, format), SHEET_TYPES[format], name);
  }
}
