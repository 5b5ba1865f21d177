import { fieldError } from '@dispatch/domain/errors';
import { invoiceEntry, type JournalEntry, paymentEntry } from '@dispatch/domain/invoices/journal';
import { isProvinceCode } from '@dispatch/domain/places/province';
import { toPercent } from '@dispatch/domain/tax/rates';
import { toDollars } from '@dispatch/domain/text/money';
import { Injectable, StreamableFile } from '@nestjs/common';
import type { Actor } from '../../../../http/access/actor';
import { download } from '../../../../http/answers/file-answer';
import { SHEET_TYPES, sheetPieces } from '../../../../spreadsheet/sheet-pieces';
import { UserQueries } from '../../../auth/users/user.queries';
import { BookAccountsService } from './book-accounts.service';
import { BookQueries, type BookedTax } from './book.queries';
import type { TaxReportAnswer } from './books.schema';
import { quickBooksLines, sage50Lines } from './journal-files';
import { REGISTER_TEXTS, registerSheet } from './register-sheet';
import type { JournalQueryDto, RegisterQueryDto, TaxReportQueryDto } from './books.dto';

/** Writes the bookkeeping files of a period. */
@Injectable()
export class WriteBooksService {
  constructor(
    private readonly queries: BookQueries,
    private readonly accounts: BookAccountsService,
    private readonly users: UserQueries,
  ) {}

  /** @throws AppError validation_failed for a period that ends before it begins */
  async register(actor: Actor, query: RegisterQueryDto): Promise<StreamableFile> {
    assertSpan(query);
    const { from, to, format = 'csv' } = query;
    const language = await this.users.languageOf(actor, query.language);
    const sheet = registerSheet(this.queries.register(from, to), language);
    const name = `${REGISTER_TEXTS[language].file}-${from}-${to}.${format}`;
    return download(sheetPieces(sheet, format), SHEET_TYPES[format], name);
  }

  async taxes({ from, to }: TaxReportQueryDto): Promise<TaxReportAnswer> {
    assertSpan({ from, to });
    const { invoices, cents } = await this.queries.sales(from, to);
    const taxes = await this.queries.taxes(from, to);
    const writeOffs = await this.queries.writeOffs(from, to);
    const sum = (wanted: readonly string[]) =>
      toDollars(
        taxes
          .filter(({ name }) => wanted.includes(name))
          .reduce((total, tax) => total + tax.cents, 0),
      );
    return {
      ...{ from, to, invoices, sales: toDollars(cents) },
      ...{ gstHst: sum(['GST', 'HST']), qst: sum(['QST']) },
      ...{ writeOffs: writeOffs.count, writtenOff: toDollars(writeOffs.cents) },
      ...{ lines: taxes.map(lineOf) },
    };
  }

  /** @throws AppError account_numbers_needed */
  async journal({ from, to, format }: JournalQueryDto): Promise<StreamableFile> {
    assertSpan({ from, to });
    const names = await this.accounts.read();
    const entries = await this.entries(from, to);
    const isSage = format === 'sage50';
    const lines = isSage ? sage50Lines(entries, names) : quickBooksLines(entries, names);
    const name = `${format}-${from}-${to}.${isSage ? 'txt' : 'csv'}`;
    return new StreamableFile(Buffer.from([...lines].join('')), {
      type: isSage ? 'text/plain; charset=utf-8' : SHEET_TYPES.csv,
      disposition: `attachment; filename="${name}"`,
    });
  }

  private async entries(from: string, to: string): Promise<JournalEntry[]> {
    const entries: JournalEntry[] = [];
    for await (const batch of this.queries.register(from, to))
      entries.push(...batch.map(invoiceEntry));
    entries.push(...(await this.queries.payments(from, to)).map(paymentEntry));
    return entries.filter(({ lines }) => lines.length > 0);
  }
}

function assertSpan({ from, to }: TaxReportQueryDto): void {
  if (to < from) throw fieldError('to', 'ends_before_start');
}

function lineOf({ name, province, rate, baseCents, cents }: BookedTax) {
  return {
    name,
    province: province !== null && isProvinceCode(province) ? province : null,
    rate: toPercent(rate),
    base: toDollars(baseCents),
    amount: toDollars(cents),
  };
}
