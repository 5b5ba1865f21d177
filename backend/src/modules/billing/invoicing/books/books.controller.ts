import { Body, Controller, Get, Post, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../../http/access/access';
import { type Actor, CurrentActor } from '../../../../http/access/actor';
import { Answers, AnswersDownload, AnswersList } from '../../../../http/answers/answers';
import { IfMatch } from '../../../../http/answers/entity-tag';
import { SHEET_TYPES } from '../../../../spreadsheet/sheet-pieces';
import { BookAccountsService } from './book-accounts.service';
import { BookQueries } from './book.queries';
import { BookAccountsAnswer, BookPeriodAnswer, TaxReportAnswer } from './books.schema';
import { ClosePeriodService } from './close-period.service';
import { WriteBooksService } from './write-books.service';
import {
  BookAccountsDto,
  BookFilesQueryDto,
  BookPeriodDto,
  JournalQueryDto,
  RegisterQueryDto,
  TaxReportQueryDto,
} from './books.dto';

@ApiTags('Books')
@Controller('books')
export class BooksController {
  constructor(
    private readonly queries: BookQueries,
    private readonly accounts: BookAccountsService,
    private readonly closing: ClosePeriodService,
    private readonly writing: WriteBooksService,
  ) {}

  @Get('accounts')
  @Allow('billing:manage')
  @Answers(BookAccountsAnswer)
  @ApiOperation({ summary: 'Get the account names of the books' })
  getBookAccounts() {
    return this.accounts.read();
  }

  @Put('accounts')
  @Allow('billing:manage')
  @Answers(BookAccountsAnswer)
  @ApiOperation({
    summary: 'Change the account names of the books',
    description: 'Fields that are left out stay; null clears one.',
  })
  changeBookAccounts(
    @CurrentActor() actor: Actor,
    @Body() body: BookAccountsDto,
    @IfMatch() version: number | null,
  ) {
    return this.accounts.change(actor, version, body);
  }

  @Get('periods')
  @Allow('billing:manage')
  @AnswersList(BookPeriodAnswer, 'The newest first.')
  @ApiOperation({ summary: 'List the periods whose books are closed' })
  listBookPeriods() {
    return this.queries.periods();
  }

  @Post('periods')
  @Allow('billing:manage')
  @Answers(BookPeriodAnswer, 201)
  @ApiOperation({
    summary: 'Close the books up to a day',
    description:
      'For good: no invoice, credit note or payment is dated into it any more (409 with `period_closed`). Corrections go into the next.',
  })
  closeBookPeriod(@CurrentActor() actor: Actor, @Body() { lastDay }: BookPeriodDto) {
    return this.closing.close(actor, lastDay);
  }

  @Get('taxes')
  @Allow('billing:manage')
  @Answers(TaxReportAnswer)
  @ApiOperation({
    summary: 'Sum the taxes of a period',
    description:
      'By the dates of invoices and credit notes, which the tax is owed for whether they are paid or not.',
  })
  getTaxReport(@Query() query: TaxReportQueryDto) {
    return this.writing.taxes(query);
  }

  @Get('register')
  @Allow('billing:manage')
  @AnswersDownload('text/csv', SHEET_TYPES.xlsx)
  @ApiOperation({
    summary: 'Download the invoice register of a period',
    description: 'A line for each invoice and credit note by number, and their sums.',
  })
  downloadInvoiceRegister(@CurrentActor() actor: Actor, @Query() query: RegisterQueryDto) {
    return this.writing.register(actor, query);
  }

  @Get('journal')
  @Allow('billing:manage')
  @AnswersDownload('text/csv', 'text/plain')
  @ApiOperation({
    summary: 'Download the journal of a period for the books',
    description:
      'Invoices, credit notes and payments as journal entries that foot: a CSV as QuickBooks Online imports it, or the text file that the Canadian edition of Sage 50 imports. Sage 50 knows accounts by number: 409 with `account_numbers_needed` while one has none.',
  })
  downloadJournal(@Query() query: JournalQueryDto) {
    return this.writing.journal(query);
  }

  @Get('files.zip')
  @Allow('billing:manage')
  @AnswersDownload('application/zip')
  @ApiOperation({
    summary: 'Download all files of a period for the books as one ZIP archive',
    description:
      'The invoice register as CSV and the journal for QuickBooks Online. The journal for Sage 50 is part of it if each account in it has a number. An answer that breaks off is no whole archive.',
  })
  downloadBookFiles(@CurrentActor() actor: Actor, @Query() query: BookFilesQueryDto) {
    return this.writing.files(actor, query);
  }
}
