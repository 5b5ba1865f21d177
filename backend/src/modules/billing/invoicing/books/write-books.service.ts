import { buffer } from 'node:stream/consumers';
import { fieldError } from '@dispatch/domain/errors';
import { invoiceEntry, type JournalEntry, paymentEntry } from '@dispatch/domain/invoices/journal';
import { isProvinceCode } from '@dispatch/domain/places/province';
import { toPercent } from '@dispatch/domain/tax/rates';
import { toDollars } from '@dispatch/domain/text/money';
import type { Language } from '@dispatch/domain/text/language';
import { Injectable, StreamableFile } from '@nestjs/common';
import { Clock } from '../../../../config/clock';
import type { Actor } from '../../../../http/access/actor';
import { download } from '../../../../http/answers/file-answer';
import { SHEET_TYPES, type SheetFormat, sheetPieces } from '../../../../spreadsheet/sheet-pieces';
import { UserQueries } from '../../../auth/users/user.queries';
import { begun, type ZipEntry, zipStream } from '../../../drivers/report-archive/zip-stream';
import { BookAccountsService } from './book-accounts.service';
import { BookQueries, type BookedTax } from './book.queries';
import { JOURNAL_FORMATS, type JournalFormat, type TaxReportAnswer } from './books.schema';
import { hasSageNumbers, quickBooksLines, sage50Lines } from './journal-files';
import { REGISTER_TEXTS, registerSheet } from './register-sheet';
import type {
  BookFilesQueryDto,
  JournalQueryDto,
  RegisterQueryDto,
  TaxReportQueryDto,
} from './books.dto';

/** Writes the bookkeeping files of a period. */
@Injectable()
export class WriteBooksService {
  constructor(
    private readonly queries: BookQueries,
    private readonly accounts: BookAccountsService,
    private readonly users: UserQueries,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError validation_failed for a period that ends before it begins */
  async register(actor: Actor, query: RegisterQueryDto): Promise<StreamableFile> {
    assertSpan(query);
    const { from, to, format = 'csv' } = query;
    const language = await this.users.languageOf(actor, query.language);
    const sheet = registerSheet(this.queries.register(from, to), language);
    return download(
      sheetPieces(sheet, format),
      SHEET_TYPES[format],
      registerName(query, language, format),
    );
  }

  /**
   * The register and the journals as one ZIP archive. The journal of Sage 50 is part of it if its accounts have
   * numbers.
   * @throws AppError validation_failed for a period that ends before it begins
   */
  async files(actor: Actor, query: BookFilesQueryDto): Promise<StreamableFile> {
    assertSpan(query);
    const { from, to } = query;
    const language = await this.users.languageOf(actor, query.language);
    const pieces = zipStream(await begun(this.archived(query, language)));
    const name = `${REGISTER_TEXTS[language].archive}-${from}-${to}.zip`;
    return download(pieces, 'application/zip', name);
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
    return new StreamableFile(Buffer.from([...lines].join('')), {
      type: isSage ? 'text/plain; charset=utf-8' : SHEET_TYPES.csv,
      disposition: `attachment; filename="${journalName({ from, to }, format)}"`,
    });
  }

  private async *archived(span: TaxReportQueryDto, language: Language): AsyncGenerator<ZipEntry> {
    const { from, to } = span;
    const at = this.clock.now();
    const sheet = registerSheet(this.queries.register(from, to), language);
    const path = registerName(span, language, 'csv');
    yield { path, at, content: await buffer(sheetPieces(sheet, 'csv')) };
    const names = await this.accounts.read();
    const entries = await this.entries(from, to);
    const journals = {
      quickbooks: quickBooksLines(entries, names),
      ...(hasSageNumbers(entries, names) && { sage50: sage50Lines(entries, names) }),
    };
    for (const format of JOURNAL_FORMATS) {
      const lines = journals[format];
      if (lines === undefined) continue;
      yield { path: journalName(span, format), at, content: Buffer.from([...lines].join('')) };
    }
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

function registerName(
  { from, to }: TaxReportQueryDto,
  language: Language,
  format: SheetFormat,
): string {
  return `${REGISTER_TEXTS[language].file}-${from}-${to}.${format}`;
}

function journalName({ from, to }: TaxReportQueryDto, format: JournalFormat): string {
  return `${format}-${from}-${to}.${format === 'sage50' ? 'txt' : 'csv'}`;
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
