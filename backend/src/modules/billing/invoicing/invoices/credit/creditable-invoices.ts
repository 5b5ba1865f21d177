import { fieldError } from '@dispatch/domain/errors';
import {
  type Credit,
  creditOf,
  type CreditableInvoice,
  isPartOf,
  leftOf,
  restOf,
  type WantedCredit,
} from '@dispatch/domain/invoices/credit-note';
import type { Tax } from '@dispatch/domain/tax/freight-tax';
import { sumCents } from '@dispatch/domain/text/money';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../../../database/database';
import { type Row, toNumber } from '../../../../../database/rows';
import type { InvoiceRow, JobOnInvoice } from '../invoice-row';
import { InvoiceQueries, type StoredLine } from '../invoice.queries';
import { partiesOf } from '../present-invoice';
import type { CreditNoteDto } from '../invoice-body.dto';

/** An issued invoice with the amounts of earlier credit notes. */
export interface CreditableInvoiceRow {
  readonly row: InvoiceRow;
  readonly jobs: readonly JobOnInvoice[];
  readonly lines: readonly StoredLine[];
  readonly rules: CreditableInvoice;
}

/** Reads the creditable amounts of invoices. The transaction must hold the invoices. */
@Injectable()
export class CreditableInvoices {
  constructor(
    private readonly database: Database,
    private readonly queries: InvoiceQueries,
  ) {}

  async read(row: InvoiceRow): Promise<CreditableInvoiceRow> {
    const [jobs, lines, taxes, creditedLines, creditedTaxes] = [
      await this.queries.jobs(row.id),
      await this.queries.lines(row.id),
      await this.queries.taxes(row.id),
      await this.creditedLines(row.id),
      await this.creditedTaxes(row.id),
    ];
    if (row.invoiceDate === null) throw new Error('An issued invoice has no date.');
    return {
      ...{ row, jobs, lines },
      rules: {
        date: row.invoiceDate,
        isExempt: partiesOf(row).exemptCertificate !== null,
        totalCents: row.totalCents,
        creditedCents: row.creditedCents,
        lines: lines.map((line) => ({ ...line, creditedCents: creditedLines.get(line.id) ?? 0 })),
        taxes: taxes.map((tax) => {
          const earlier = creditedTaxes.filter((other) => isSameTax(tax, other));
          return {
            ...tax,
            creditedBaseCents: -sumCents(earlier.map(({ baseCents }) => baseCents)),
            creditedCents: -sumCents(earlier.map(({ cents }) => cents)),
          };
        }),
      },
    };
  }

  /** Everything left, unless lines are named. @throws AppError 400 on `lines` */
  creditOf({ rules }: CreditableInvoiceRow, wanted: CreditNoteDto['lines']): Credit {
    const credit = creditOf(rules, wanted === undefined ? restOf(rules) : partsOf(rules, wanted));
    if (credit === null) throw fieldError('lines', 'more_than_invoice');
    return credit;
  }

  private async creditedLines(invoiceId: number): Promise<Map<number, number>> {
    const rows = await this.database.query<Row>(
      `SELECT l.correctsLineId AS id, SUM(l.amountCents) AS cents FROM invoices n
       JOIN invoice_lines l ON l.invoiceId = n.id WHERE n.correctsId = ? GROUP BY l.correctsLineId`,
      [invoiceId],
    );
    return new Map(rows.map(({ id, cents }) => [toNumber(id), -toNumber(cents)]));
  }

  private async creditedTaxes(invoiceId: number): Promise<Tax[]> {
    return this.database.query<Tax>(
      `SELECT t.name, t.province, t.rate, t.baseCents, t.cents FROM invoices n
       JOIN invoice_taxes t ON t.invoiceId = n.id WHERE n.correctsId = ?`,
      [invoiceId],
    );
  }
}

function isSameTax(one: Tax, other: Tax): boolean {
  return one.name === other.name && one.province === other.province && one.rate === other.rate;
}

function partsOf(
  { lines }: CreditableInvoice,
  wanted: NonNullable<CreditNoteDto['lines']>,
): WantedCredit[] {
  const seen = new Set<number>();
  return wanted.map(({ lineId, amount }, at) => {
    const line = lines.find(({ id }) => id === lineId);
    if (line === undefined) throw fieldError(`lines.${String(at)}.lineId`, 'unknown_line');
    if (seen.has(lineId)) throw fieldError(`lines.${String(at)}.lineId`, 'doubled_line');
    seen.add(lineId);
    const isRest = amount === 0 && leftOf(line) === 0 && line.amountCents === 0;
    if (!isRest && !isPartOf(line, amount))
      throw fieldError(`lines.${String(at)}.amount`, 'more_than_line');
    return { lineId, cents: amount };
  });
}
